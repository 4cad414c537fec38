import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { findHtmlMistakes } from '../support/check-html.ts';
import { findStructuredDataMistakes } from '../support/check-structured-data.ts';
import { readExamples } from '../support/market-examples.ts';
import { type ReadPage, readPage } from '../support/read-page.ts';
import { expect, test } from '../support/screenshot-failures.ts';
import { buildPromisedPages, type PromisedPage } from '../support/site-table.ts';

/** Pages of one screen differ in words, not in structure: two of each are enough for a validator. */
const pagesOfAKind = 2;

let alreadyRead: Promise<ReadPage[]> | null = null;

function readOfEachKind(request: APIRequestContext): Promise<ReadPage[]> {
  alreadyRead ??= readSample(request);
  return alreadyRead;
}

async function readSample(request: APIRequestContext): Promise<ReadPage[]> {
  const kinds = Map.groupBy(buildPromisedPages(await readExamples(request)), ({ kind }) => kind);
  const sample: PromisedPage[] = [...kinds].flatMap(([kind, pages]) => {
    // Each channel has its own words and its own vehicle type.
    if (kind === 'advert') return pages;
    // A review has other markup than news.
    if (kind === 'article') return firstOfEachSection(pages);
    // Pages that list articles, as cards and as a list with a form below.
    const withLists = pages.filter(({ path }) => ['/learner-drivers', '/ask-forecourt'].includes(path));
    return [...pages.slice(0, pagesOfAKind), ...withLists];
  });
  const pages: ReadPage[] = [];
  for (const { path } of sample) pages.push(await readPage(request, path));
  return [...pages, await readPage(request, '/no-such-page')];
}

function firstOfEachSection(pages: readonly PromisedPage[]): PromisedPage[] {
  const sections = Map.groupBy(pages, ({ path }) => path.split('/')[1]);
  return [...sections.values()].flatMap((section) => section.slice(0, 1));
}

/** The types of a block and of everything inside it. */
function typesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [String(value['@type'])] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}

test('the HTML of every kind of page is valid', async ({ request }) => {
  test.slow();
  expect(await findHtmlMistakes(await readOfEachKind(request))).toEqual([]);
});

test('the structured data of every kind of page is valid schema.org', async ({ request }) => {
  test.slow();
  const pages = await readOfEachKind(request);
  const blocks = pages.flatMap((page) => page.blocks);
  expect(findStructuredDataMistakes(pages)).toEqual([]);
  expect([...new Set(typesIn(blocks))]).toEqual(
    expect.arrayContaining([
      'Organization',
      'WebSite',
      'BreadcrumbList',
      'ItemList',
      'Car',
      'Motorcycle',
      'Vehicle',
      'AutoDealer',
      'Review',
      'NewsArticle',
      'FAQPage',
      'SearchAction',
    ]),
  );
  const organisation = blocks.find((block) => block['@type'] === 'Organization');
  expect(organisation).toMatchObject({ foundingDate: '1998' });
});

test('the sitemaps match their schema, and their addresses exist', async ({ request, baseURL }) => {
  const [index, entries] = await Promise.all(['siteindex', 'sitemap'].map((name) => readSchema(name)));
  const root = await readXml(request, '/sitemap.xml');
  expect(await findXmlMistakes(root, index ?? '')).toEqual([]);
  for (const file of locationsOf(root)) {
    expect(file.startsWith(`${baseURL}/sitemaps/`)).toBe(true);
    const sitemap = await readXml(request, file);
    expect(await findXmlMistakes(sitemap, entries ?? '')).toEqual([]);
    const locations = locationsOf(sitemap);
    expect(locations.length).toBeLessThanOrEqual(50_000);
    for (const location of [locations.at(0), locations.at(-1)]) {
      const read = await readPage(request, location ?? '');
      expect([read.status, read.canonical, read.robots]).toEqual([200, location, 'index, follow']);
    }
  }
});

test('a sitemap is sent compressed, and not again to a client that has it', async ({ request }) => {
  const first = await request.get('/sitemaps/adverts-1-of-1.xml', { headers: { 'accept-encoding': 'gzip' } });
  expect(first.headers()['content-encoding']).toBe('gzip');
  const again = await request.get('/sitemaps/adverts-1-of-1.xml', {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('robots.txt, security.txt and llms.txt are plain text at their standard addresses', async ({
  request,
}) => {
  for (const path of ['/robots.txt', '/.well-known/security.txt', '/llms.txt']) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      path,
      200,
      'text/plain; charset=utf-8',
    ]);
  }
});

test('every link in llms.txt works', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => link.includes('+'))).toEqual([]);
  for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
});

test('the manifest’s icons exist', async ({ request }) => {
  const { html } = await readPage(request, '/');
  const [link = ''] = /<link\b[^>]*rel="manifest"[^>]*>/.exec(html) ?? [];
  const href = /href="([^"]+)"/.exec(link)?.[1] ?? '';
  const manifest = await (await request.get(href)).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('a shared link shows a picture, an advert its own', async ({ request }) => {
  const { adverts } = await readExamples(request);
  for (const path of ['/', adverts.Car.href]) {
    const { html } = await readPage(request, path);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(picture.includes(adverts.Car.publicReference)).toBe(path !== '/');
    // Preview fetchers accept anything, and must get a format that everyone can show.
    const response = await request.get(picture, { headers: { accept: '*/*' } });
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

function readSchema(name: string): Promise<string> {
  return readFile(new URL(`../support/schemas/${name}.xsd`, import.meta.url), 'utf8');
}

async function readXml(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect([address, response.status(), response.headers()['content-type']]).toEqual([
    address,
    200,
    'application/xml; charset=utf-8',
  ]);
  return response.text();
}

async function findXmlMistakes(xml: string, schema: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'sitemap.xml', contents: xml }, schema: [schema] });
  return errors.map(({ rawMessage }) => rawMessage);
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) =>
    location.replaceAll('&amp;', '&'),
  );
}
