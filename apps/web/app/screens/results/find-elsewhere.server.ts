import { channels, listingPath, parseListingPath, slugify } from '@forecourt/domain';
import type { MakeOnSale } from '@forecourt/search';
import type { SearchService } from '../../../server/services.ts';
import { movedTo } from '../../moved-to.ts';
import { redirectTo } from '../../redirect-to.ts';
import { type NamedInAddress, readResultsAddress } from './read-results-address.ts';

/**
 * A make directly under the root is one of cars. Where only another channel has what the address names, as bikes have
 * `/yamaha`, it moves for good to the listing there, in one step; null when the market has it nowhere, and for every
 * other address.
 */
export async function findElsewhere(
  url: URL,
  search: Pick<SearchService, 'makes'>,
): Promise<Response | null> {
  const path = parseListingPath(url.pathname);
  if (path?.base !== 'root') return null;
  for (const channel of channels.filter((each) => each !== path.channel)) {
    const pathname = listingPath({
      ...path,
      channel,
      year: path.year === undefined ? null : Number(path.year),
    });
    const there = readResultsAddress({ pathname, searchParams: url.searchParams });
    if (there.kind === 'not-found' || !isOneOf(await search.makes(channel), there.named)) continue;
    return there.kind === 'moved' ? redirectTo(there.to, 301) : movedTo(pathname, url);
  }
  return null;
}

/** Stricter than for a form's address: a move for good is worth it only to a model that the make has there. */
function isOneOf(makes: readonly MakeOnSale[], { make, model }: NamedInAddress): boolean {
  const isNamed = (name: string, slug: string | null | undefined) =>
    slug == null || slugify(name) === slugify(slug);
  const found = makes.find((each) => isNamed(each.make, make));
  return found?.models.some((each) => isNamed(each.model, model)) ?? false;
}
