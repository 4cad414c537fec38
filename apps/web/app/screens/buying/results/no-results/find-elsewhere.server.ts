import { channels, listingPath, nameKey, parseListingPath } from '@forecourt/domain';
import type { SearchService } from '@forecourt/services';
import { movedTo } from '../../../../addresses/moved-to.ts';
import { redirectTo } from '../../../../addresses/redirect-to.ts';
import { readResultsAddress } from '../addresses/read-results-address.ts';

/**
 * A make directly under the root is a car make. Where only another channel has what the address names, as
 * bikes have `/yamaha`, it permanently redirects to the listing there, in one step; null when the market has
 * it nowhere, and for every other address.
 */
export async function findElsewhere(
  url: URL,
  search: Pick<SearchService, 'names'>,
): Promise<Response | null> {
  const path = parseListingPath(url.pathname);
  if (path?.base !== 'root') return null;
  for (const channel of channels.filter((each) => each !== path.channel)) {
    const pathname = listingPath({
      ...path,
      channel,
      year: path.year === undefined ? null : Number(path.year),
    });
    const names = await search.names(channel);
    const there = readResultsAddress({ pathname, searchParams: url.searchParams }, names.resolve);
    if (there.kind === 'not-found') continue;
    // Stricter than for a form's address: a permanent redirect is justified only for a model that the make has there.
    const { make, model } = there.named;
    const models = names.findMake(make ?? '')?.models;
    if (!models?.some((each) => model == null || nameKey(each.model) === nameKey(model))) continue;
    return there.kind === 'moved' ? redirectTo(there.to, 301) : movedTo(pathname, url);
  }
  return null;
}
