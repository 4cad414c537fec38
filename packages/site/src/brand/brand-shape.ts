export interface ExternalLink {
  text: string;
  href: string;
}

export interface Brand {
  name: string;
  /** The name in addresses: `/ask-forecourt`. */
  productSlug: string;
  description: string;
  foundingYear: number;
  supportPhone: string;
  supportEmail: string;
  /** The app's id in the App Store, by which an iPhone offers it on the home page. */
  iosAppId: string | null;
  careersUrl: string | null;
  /**
   * While the site is hiring, the banner on the home page says so; otherwise it invites visitors to sell
   * their car.
   */
  isHiring: boolean;
  /** A partner that sells insurance. */
  insuranceUrl: string | null;
  /** Another site for selling and signing in; null if that happens here. */
  sellSiteUrl: string | null;
  /** The operator's own drawing takes the place of ours. */
  hasLogo: boolean;
}

/** What only the server-rendered footer shows: kept apart, because browsers do not need it. */
export interface BrandLinks {
  socialLinks: readonly (ExternalLink & { network: SocialNetwork })[];
  appLinks: readonly (ExternalLink & { store: 'ios' | 'android' })[];
  /** Sister sites, shown as Friends in the footer. */
  friends: readonly ExternalLink[];
  partners: readonly Partner[];
}

/** Who the site works with, as `/our-partners` shows it. */
export interface Partner {
  name: string;
  /** One sentence: what a visitor gains. */
  summary: string;
  href: string;
  /** The words of the link; absent, `Visit the site`. */
  action?: string;
  /** The path of an SVG drawing, from the brand file's folder. Without one, the name is shown. */
  logo?: string;
}

export type SocialNetwork = 'facebook' | 'instagram' | 'x' | 'youtube' | 'linkedin' | 'tiktok';
