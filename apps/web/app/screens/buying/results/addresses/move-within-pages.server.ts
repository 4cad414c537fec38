import type { SearchService } from '@forecourt/services';
import { onPage } from '../../../../addresses/on-page.ts';
import { redirectTo } from '../../../../addresses/redirect-to.ts';
import { readResultsAddress } from './read-results-address.ts';

/**
 * What was thrown, but for a move to a page beyond the last: that one leads to the last at once, so that nobody is moved
 * twice. The last page of today may not be that of tomorrow, hence 302.
 */
export async function moveWithinPages(
  thrown: unknown,
  url: URL,
  search: Pick<SearchService, 'search'>,
): Promise<unknown> {
  if (!(thrown instanceof Response) || thrown.status !== 301) return thrown;
  const to = new URL(thrown.headers.get('location') ?? '', url);
  const page = Number(to.searchParams.get('page'));
  const asked = readResultsAddress(to);
  if (asked.kind !== 'search' || !(page > 1)) return thrown;
  const pages = Math.max(1, (await search.search(asked.query)).pages);
  return page > pages ? redirectTo(onPage(to, pages), 302) : thrown;
}
