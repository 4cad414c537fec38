import { brand } from './brand.ts';

/** An address on the sell site, which an installation may override, with or without a trailing slash. */
function sellSiteAddress(path: string, sellSiteUrl: string): string {
  return `${sellSiteUrl.replace(/\/+$/, '')}${path}`;
}

export function sellUrl(sellSiteUrl: string = brand.sellSiteUrl): string {
  return sellSiteAddress('/', sellSiteUrl);
}

/** Both Account and Sign in link here: the sell site asks for the password if necessary. */
export function myAdvertsUrl(sellSiteUrl: string = brand.sellSiteUrl): string {
  return sellSiteAddress('/my-adverts', sellSiteUrl);
}
