import { type Advert, advertInSearchPath, advertPath } from '@forecourt/domain';

/** Where a requested advert is shown: within its search, or by itself. */
export interface AdvertPlace {
  isInSearch: boolean;
  path: string;
}

/**
 * A wrong make, or a reference in capitals, must not lose the search that the visitor came from. Another
 * channel must not lose the advert either: a seller may have moved a car to the commercials since the link
 * was saved.
 */
export function placeAdvert(advert: Advert, pathname: string): AdvertPlace {
  const isInSearch = pathname.endsWith('/advert');
  const path = isInSearch ? advertInSearchPath(advert.channel, advert.publicReference) : advertPath(advert);
  return { isInSearch, path };
}
