import { type Advert, advertInSearchPath, advertPath } from '@forecourt/domain';

/** Where an advert that was asked for at some path is shown: within its search, or by itself. */
export interface AdvertPlace {
  isInSearch: boolean;
  path: string;
}

/**
 * A wrong make, or a reference in capitals, is no reason to lose the search that the visitor came from. Nor is another
 * channel one to lose the advert: a seller may have put a car among the commercials since the link was kept.
 */
export function placeAdvert(advert: Advert, pathname: string): AdvertPlace {
  const isInSearch = pathname.endsWith('/advert');
  const path = isInSearch ? advertInSearchPath(advert.channel, advert.publicReference) : advertPath(advert);
  return { isInSearch, path };
}
