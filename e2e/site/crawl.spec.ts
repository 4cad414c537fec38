import type { APIRequestContext } from '@playwright/test';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { readExamples } from '../support/market-examples.ts';
import { addressPattern, pathPattern } from '../support/path-pattern.ts';
import { readPage } from '../support/read-page.ts';
import { expect, test } from '../support/screenshot-failures.ts';
import { buildPromisedPages } from '../support/site-table.ts';

/**
 * Pages with one pattern come from one screen: its links are as good on the third as on the three-hundredth.
 */
const pagesOfAPattern = 3;
/** Combinations of filters are endless: this many cover every screen with every filter. */
const mostWithQuery = 60;

test('from the home page no link is broken or redirected, and every page is linked', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const home = `${baseURL}/`;
  const linked = new Set<string>();
  const chosen = new Map<string, boolean>();
  const counts = new Map<string, number>();
  const count = (group: string) => counts.get(group) ?? 0;
  const mostOf = (group: string) => (group === 'with a query' ? mostWithQuery : pagesOfAPattern);

  /** Decided once per address: the same answer for every link to it. */
  function isChosen(link: string): boolean {
    const url = new URL(link);
    url.hash = '';
    if (url.origin !== new URL(home).origin) return false;
    linked.add(url.pathname);
    const known = chosen.get(url.href);
    if (known !== undefined) return known;
    // Other tests check pictures and built files; a message to a seller is not a page, and pages of one person
    // lead to signing in.
    const isPage =
      !/^\/(?:media|maps|assets|@|node_modules|app|account|my-adverts|conversations|office)\b/.test(
        url.pathname,
      ) && !url.searchParams.has('contact');
    const groups = url.search === '' ? [pathPattern(url.pathname)] : [addressPattern(url), 'with a query'];
    const answer = isPage && groups.every((group) => count(group) < mostOf(group));
    if (answer) for (const group of groups) counts.set(group, count(group) + 1);
    chosen.set(url.href, answer);
    return answer;
  }

  const { links } = await new LinkChecker().check({
    path: home,
    recurse: true,
    concurrency: 8,
    timeout: 20_000,
    // On a busy machine a picture may be refused with 503 and `Retry-After`, as for any crawler.
    retryErrors: true,
    retryErrorsCount: 3,
    redirects: 'error',
    checkFragments: true,
    linksToSkip: async (link) => !isChosen(link),
  });

  // A broken footer link is on every page: reporting it once is enough.
  const broken = new Map(
    links.filter(({ state }) => state === LinkState.BROKEN).map((link) => [link.url, describeLink(link)]),
  );
  expect([...broken.values()]).toEqual([]);

  const patterns = new Set([...linked].map(pathPattern));
  const unseen = buildPromisedPages(await readExamples(request)).filter(
    ({ path, canonical = path, robots, isUnlinked }) =>
      canonical === path &&
      robots !== 'noindex, follow' &&
      !isUnlinked &&
      !linked.has(path) &&
      !patterns.has(pathPattern(path)),
  );
  const orphans: string[] = [];
  for (const { path } of unseen) if (!(await isLinkedFromAbove(request, path))) orphans.push(path);
  expect(orphans).toEqual([]);
});

/** A sample of pages may miss a link that few of them have: the page above is asked for it. */
async function isLinkedFromAbove(request: APIRequestContext, path: string): Promise<boolean> {
  const { html } = await readPage(request, path.slice(0, path.lastIndexOf('/')) || '/');
  return html.includes(`href="${path}"`);
}

function describeLink({ url, status, parent }: LinkResult): string {
  return `${parent} → ${url} (${status})`;
}
