import { type BrandFile, readBrandFile } from './brand-file.ts';

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
  /** Where people sell and sign in; an installation may set its own. */
  sellSiteUrl: string;
  /** The operator's own drawing takes the place of ours. */
  hasLogo: boolean;
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
 * What makes this site ours, besides its texts. An operator changes it with a brand file. Until then addresses
 * end in the reserved `.example`, and the telephone number is one that Ireland reserves for drama, so that
 * none reaches anyone; links that would lead nowhere are absent.
 */
const usual: Brand = {
  name: 'Forecourt',
  productSlug: 'forecourt',
  description: 'New and used cars, commercials and bikes from dealers and private sellers all over Ireland.',
  foundingYear: 1998,
  supportPhone: '020 910 1998',
  supportEmail: 'support@forecourt.example',
  iosAppId: null,
  careersUrl: null,
  isHiring: false,
  insuranceUrl: null,
  sellSiteUrl: 'https://sell.forecourt.example',
  hasLogo: false,
};

export const brandFile: BrandFile = readBrandFile();

const { socialLinks = [], appLinks = [], friends = [], colours: _, logo, ...set } = brandFile;

export const brand: Brand = { ...usual, ...set, hasLogo: logo !== undefined };

export const brandLinks: BrandLinks = { socialLinks, appLinks, friends };
