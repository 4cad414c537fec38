import type { SearchService } from '@forecourt/services';
import { onPage } from '../../../../addresses/on-page.ts';
import { redirectTo } from '../../../../addresses/redirect-to.ts';
import { readResultsAddress } from './read-results-address.ts';

/**
 * Rethrows, except for a redirect to a page beyond the last: that one goes to the last page at once, so that
 * visitors are not redirected twice. The last page may be another one tomorrow, hence 302.
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
