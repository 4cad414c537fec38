import { brand } from '../brand/brand.ts';
import type { Brand } from '../brand/brand-shape.ts';

/** The browser storage key for a dismissed banner. */
export const hiringBannerKey = 'showHiringBanner';

/** The stored value once dismissed: the answer to "show it?". */
export const dismissedValue = 'false';

export interface BannerSituation {
  path: string;
  isMobile: boolean;
  /** The browser's stored value under the key, if any. */
  stored: string | null;
}

/** Only on the home page, not on phones, and never again once dismissed. */
export function canShowHiringBanner({ path, isMobile, stored }: BannerSituation): boolean {
  const pathOnly = path.split(/[?#]/, 1)[0];
  const isHome = pathOnly === '/' || pathOnly === '';
  return isHome && !isMobile && stored !== dismissedValue;
}

export interface HiringBanner {
  text: string;
  linkText: string;
  href: string;
  isRouter: boolean;
}

export function buildHiringBanner({ isHiring, careersUrl, name }: Brand = brand): HiringBanner {
  if (isHiring) {
    return {
      text: `${name} is hiring.`,
      linkText: 'See who we’re looking for',
      ...(careersUrl ? { href: careersUrl, isRouter: false } : { href: '/careers', isRouter: true }),
    };
  }
  return {
    text: 'Selling your car? Put it in front of buyers all over Ireland.',
    linkText: 'Sell my car',
    href: '/sell-my-car',
    isRouter: true,
  };
}
