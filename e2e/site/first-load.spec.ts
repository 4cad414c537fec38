import type { APIRequestContext } from '@playwright/test';
import { readExamples } from '../support/market-examples.ts';
import { sizeOf, weighLoaded } from '../support/page-load/weigh-scripts.ts';
import { readPage } from '../support/read-page.ts';
import { expect, test } from '../support/screenshot-failures.ts';
import { buildPromisedPages } from '../support/site-table.ts';

/** In bytes over the wire: on a slow mobile network every ten thousand take over a tenth of a second. */
const budget = { scripts: 125_600, styles: 28_000 };
/**
 * Filters, a gallery, a map, a comparison, a form with a file, a shop in one page: the heavy parts these
 * screens need.
 */
const heavyKinds: readonly string[] = [
  ...['home', 'listing', 'dealer listing', 'advert', 'saved vehicles', 'store', 'dealer directory'],
  ...['dealer map', 'feed checker', 'preferences centre', 'results map'],
];
const heavyBudget = 145_300;
/** Where most visits begin. */
const resultsBudget = 140_000;
/** Plain screens with a row of adverts to save and to compare. */
const rowKinds: readonly string[] = ['new cars', 'new model', 'article'];
const rowBudget = 127_900;
/** Of the pages with text from a file, those without a tool: a tool loads only on pages that have one. */
const plainPages = ['/contact-us', '/terms-and-conditions', '/careers'];
/** Not found. An address that looks like a make's loads what results need; an unrecognised one is plain. */
const missingPage = '/no/such/page/at/all';

test('no kind of screen loads more scripts and styles than its budget allows', async ({ request }) => {
  const kinds = Map.groupBy(buildPromisedPages(await readExamples(request)), ({ kind }) => kind);
  const tooLarge: string[] = [];
  for (const [kind, [page]] of kinds) {
    const { scripts, styles } = await weigh(request, page?.path ?? '/');
    if (scripts > scriptBudgetOf(kind)) tooLarge.push(`${kind}: ${scripts} bytes of script`);
    if (styles > budget.styles) tooLarge.push(`${kind}: ${styles} bytes of styles`);
  }
  expect(tooLarge).toEqual([]);
});

test('a plain screen loads no more until the network is quiet', async ({ page, request }) => {
  const promised = buildPromisedPages(await readExamples(request));
  const kinds = Map.groupBy(promised, ({ kind }) => kind);
  const screens = [...kinds].flatMap(([kind, [first]]) =>
    kind === 'page' || heavyKinds.includes(kind) || !first ? [] : [{ kind, path: first.path }],
  );
  const plain = [...plainPages, missingPage].map((path) => ({ kind: 'page', path }));
  const tooLarge: string[] = [];
  for (const { kind, path } of [...screens, ...plain]) {
    const scripts = await weighLoaded(page, path);
    if (scripts > scriptBudgetOf(kind)) tooLarge.push(`${path}: ${scripts} bytes of script`);
  }
  expect(tooLarge).toEqual([]);
});

test('a tool, a row of adverts and a form, which load by themselves, have their own limits', async ({
  page,
  request,
}) => {
  const { adverts } = await readExamples(request);
  expect(await weighLoaded(page, '/car-finance', 'ToolPanel')).toBeLessThanOrEqual(135_400);
  expect(await weighLoaded(page, '/car-safety', 'VehicleRow')).toBeLessThanOrEqual(129_600);
  const form = `${adverts.Car.href}?contact=email`;
  // Every page loads the names of all files, whose hashes compress fifty bytes better or worse.
  expect(await weighLoaded(page, form, 'OpenEnquiry')).toBeLessThanOrEqual(150_000);
});

test('the HTML of results and of an advert stays small', async ({ request }) => {
  const { adverts } = await readExamples(request);
  const tooLarge: string[] = [];
  for (const [path, most] of [
    ['/used-cars', { elements: 1_800, bytes: 130_000 }],
    ['/used-cars?fuel=diesel&maxPrice=40000', { elements: 1_800, bytes: 130_000 }],
    [adverts.Car.href, { elements: 1_700, bytes: 150_000 }],
  ] as const) {
    const { html } = await readPage(request, path);
    const elements = html.match(/<[a-z][^>]*>/g)?.length ?? 0;
    const bytes = Buffer.byteLength(html);
    // Otherwise it is another page.
    expect(elements).toBeGreaterThan(500);
    if (elements > most.elements) tooLarge.push(`${path}: ${elements} elements`);
    if (bytes > most.bytes) tooLarge.push(`${path}: ${bytes} bytes`);
  }
  expect(tooLarge).toEqual([]);
});

function scriptBudgetOf(kind: string): number {
  if (kind === 'listing') return resultsBudget;
  if (heavyKinds.includes(kind)) return heavyBudget;
  return rowKinds.includes(kind) ? rowBudget : budget.scripts;
}

/** What the HTML of a page requests. */
async function weigh(request: APIRequestContext, path: string): Promise<{ scripts: number; styles: number }> {
  const { html } = await readPage(request, path);
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [])];
  // Without a single file the figures would mean nothing.
  expect(files.length).toBeGreaterThan(5);
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(file, await sizeOf(request, file));
  const sum = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  return { scripts: sum('.js'), styles: sum('.css') };
}
