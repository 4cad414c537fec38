import { type BrandFile, readBrandFile } from './brand-file.ts';
import type { Brand, BrandLinks } from './brand-shape.ts';

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
  sellSiteUrl: null,
  hasLogo: false,
};

export const brandFile: BrandFile = readBrandFile();

const { socialLinks = [], appLinks = [], friends = [], partners = [], colours: _, logo, ...set } = brandFile;

export const brand: Brand = { ...usual, ...set, hasLogo: logo !== undefined };

export const brandLinks: BrandLinks = { socialLinks, appLinks, friends, partners };
