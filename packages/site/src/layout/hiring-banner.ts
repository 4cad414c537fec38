import { type Brand, brand } from '../brand/brand.ts';

/** Where the browser keeps that the banner was dismissed. */
export const hiringBannerKey = 'showHiringBanner';

/** What is kept once it was: the answer to "show it?". */
export const dismissedValue = 'false';

export interface BannerSituation {
  path: string;
  isMobile: boolean;
  /** What the browser has kept under the key, if anything. */
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
    return { text: `${name} is hiring.`, linkText: 'See who we look for', href: careersUrl, isRouter: false };
  }
  return {
    text: 'Selling your car? Put it in front of buyers all over Ireland.',
    linkText: 'Sell my car',
    href: '/sell-my-car',
    isRouter: true,
  };
}
