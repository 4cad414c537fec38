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
  iosAppId: string;
  careersUrl: string;
  /**
   * While the site is hiring, the banner on the home page says so; otherwise it invites visitors to sell
   * their car.
   */
  isHiring: boolean;
  insuranceUrl: string;
  /** Where people sell and sign in; an installation may set its own. */
  sellSiteUrl: string;
}

/** What only the server-rendered footer shows: kept apart, because browsers do not need it. */
export interface BrandLinks {
  socialLinks: readonly (ExternalLink & { network: SocialNetwork })[];
  appLinks: readonly (ExternalLink & { store: 'ios' | 'android' })[];
  /** Sister sites, shown as Friends in the footer. */
  friends: readonly ExternalLink[];
}

export type SocialNetwork = 'facebook' | 'instagram' | 'x' | 'youtube' | 'linkedin' | 'tiktok';

/**
 * What makes this site ours, besides its logo and its texts: an operator changes this file. Until then every
 * address ends in the reserved `.example`, and the telephone number is one that Ireland reserves for drama,
 * so that none reaches anyone.
 */
export const brand: Brand = {
  name: 'Forecourt',
  productSlug: 'forecourt',
  description: 'New and used cars, commercials and bikes from dealers and private sellers all over Ireland.',
  foundingYear: 1998,
  supportPhone: '020 910 1998',
  supportEmail: 'support@forecourt.example',
  iosAppId: '000000000',
  careersUrl: 'https://careers.forecourt.example',
  isHiring: false,
  insuranceUrl: 'https://insurance.forecourt.example/quote',
  sellSiteUrl: 'https://sell.forecourt.example',
};

export const brandLinks: BrandLinks = {
  socialLinks: [
    { network: 'facebook', text: 'Facebook', href: 'https://facebook.example/forecourt' },
    { network: 'instagram', text: 'Instagram', href: 'https://instagram.example/forecourt' },
    { network: 'x', text: 'X', href: 'https://x.example/forecourt' },
    { network: 'youtube', text: 'YouTube', href: 'https://youtube.example/forecourt' },
    { network: 'linkedin', text: 'LinkedIn', href: 'https://linkedin.example/forecourt' },
    { network: 'tiktok', text: 'TikTok', href: 'https://tiktok.example/forecourt' },
  ],
  appLinks: [
    { store: 'ios', text: 'Download on the App Store', href: 'https://ios-apps.example/forecourt' },
    { store: 'android', text: 'Get it on Google Play', href: 'https://android-apps.example/forecourt' },
  ],
  friends: [
    { text: 'Gatelodge homes', href: 'https://gatelodge.example' },
    { text: 'Slipway boats', href: 'https://slipway.example' },
    { text: 'Haggard farm machinery', href: 'https://haggard.example' },
    { text: 'Dayrate jobs', href: 'https://dayrate.example' },
  ],
};
