import { brand } from './brand.ts';

/** An address on the sell site, which an installation may have set elsewhere, with or without a slash at its end. */
function sellSiteAddress(path: string, sellSiteUrl: string): string {
  return `${sellSiteUrl.replace(/\/+$/, '')}${path}`;
}

export function sellUrl(sellSiteUrl: string = brand.sellSiteUrl): string {
  return sellSiteAddress('/', sellSiteUrl);
}

/** Account and Sign in both lead here: the sell site asks for the password when it must. */
export function myAdvertsUrl(sellSiteUrl: string = brand.sellSiteUrl): string {
  return sellSiteAddress('/my-adverts', sellSiteUrl);
}
