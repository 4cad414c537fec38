import { brand } from './brand.ts';

/** Where adverts are placed: here, or at the root of a sell site of its own. */
export function sellUrl(sellSiteUrl: string | null = brand.sellSiteUrl): string {
  return sellSiteUrl === null ? '/sell' : `${sellSiteUrl.replace(/\/+$/, '')}/`;
}

/** Both Account and Sign in link here: who is not signed in is asked to. */
export function myAdvertsUrl(sellSiteUrl: string | null = brand.sellSiteUrl): string {
  return sellSiteUrl === null ? '/my-adverts' : `${sellSiteUrl.replace(/\/+$/, '')}/my-adverts`;
}
