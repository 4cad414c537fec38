import { channels, listingPath, parseListingPath } from '@forecourt/domain';
import type { SearchService } from '../../../server/services.ts';
import { isOnSale } from './is-on-sale.ts';

/**
 * A make directly under the root is one of cars. Where only another channel has it, as bikes have `/yamaha`, its listing
 * is there; null when the market has it nowhere, and for every other address.
 */
export async function findElsewhere(
  pathname: string,
  search: Pick<SearchService, 'nameOfSlug'>,
): Promise<string | null> {
  const path = parseListingPath(pathname);
  if (path?.base !== 'root') return null;
  for (const channel of channels) {
    const place = { ...path, channel, year: path.year === undefined ? null : Number(path.year) };
    if (isOnSale(place, await search.nameOfSlug(channel))) return listingPath(place);
  }
  return null;
}
