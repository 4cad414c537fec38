import { type APIRequestContext, expect, test } from '@playwright/test';
import { readExamples } from './market-examples.ts';
import { readPage } from './read-page.ts';
import { buildPromisedPages } from './site-table.ts';

test.skip(({ viewport }) => viewport?.width !== 1440, 'Every screen is sent the same files');

/** In bytes over the wire: on a slow telephone network every ten thousand take a good tenth of a second. */
const budget = {
  /** What every page of the site loads: the framework and the shell. */
  shell: 115_000,
  /** What a screen loads of its own, on top. */
  ownParts: 18_000,
  styles: 25_000,
};
/** Filters, a gallery with its calculators, a comparison, a shop in one page: what makes these screens what they are. */
const heavyParts: readonly string[] = ['listing', 'dealer listing', 'advert', 'saved vehicles', 'store'];
const heavyBudget = 30_000;

test('the shell alone stays within its budget', async ({ request }) => {
  const { scripts } = await weigh(request, '/no/such/page/at/all');
  expect(scripts).toBeLessThanOrEqual(budget.shell);
});

test('no kind of screen loads more scripts and styles than its budget allows', async ({ request }) => {
  const kinds = Map.groupBy(buildPromisedPages(await readExamples(request)), ({ kind }) => kind);
  const tooLarge: string[] = [];
  for (const [kind, [page]] of kinds) {
    const { scripts, styles } = await weigh(request, page?.path ?? '/');
    const ownParts = heavyParts.includes(kind) ? heavyBudget : budget.ownParts;
    if (scripts > budget.shell + ownParts) tooLarge.push(`${kind}: ${scripts} bytes of script`);
    if (styles > budget.styles) tooLarge.push(`${kind}: ${styles} bytes of styles`);
  }
  expect(tooLarge).toEqual([]);
});

const sizes = new Map<string, number>();

/** What the HTML of a page asks for. */
async function weigh(request: APIRequestContext, path: string): Promise<{ scripts: number; styles: number }> {
  const { html } = await readPage(request, path);
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [])];
  // Without a single file the figures would mean nothing.
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) if (!sizes.has(file)) sizes.set(file, await sizeOf(request, file));
  const sum = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  return { scripts: sum('.js'), styles: sum('.css') };
}

async function sizeOf(request: APIRequestContext, file: string): Promise<number> {
  const response = await request.head(file, { headers: { 'accept-encoding': 'br' } });
  return Number(response.headers()['content-length']);
}
