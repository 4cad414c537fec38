import type { APIRequestContext } from '@playwright/test';
import { type MarketExamples, readExamples } from '../support/market-examples.ts';
import { type ReadPage, readPage } from '../support/read-page.ts';
import { expect, test } from '../support/screenshot-failures.ts';
import {
  buildPromisedPages,
  buildPromisedRedirects,
  type PromisedPage,
  unknownPaths,
} from '../support/site-table.ts';

// The whole table of addresses, each requested once: sixty listings in sequence take a while on a busy
// machine.
test.describe.configure({ timeout: 120_000 });

let examples: MarketExamples;
const alreadyRead = new Map<string, ReadPage>();

test.beforeAll(async ({ request }) => {
  examples = await readExamples(request);
});

for (const kind of [
  ...['home', 'listing', 'advert', 'dealer listing', 'dealer map', 'dealer directory', 'store'],
  ...['new cars', 'popular new cars', 'new make', 'new model', 'saved vehicles', 'preferences centre'],
  ...['content hub', 'reviews', 'article', 'page', 'feed checker', 'popular searches', 'sitemap'],
]) {
  test(`every address of the kind “${kind}” answers with its title, heading, canonical and robots`, async ({
    request,
    baseURL,
  }) => {
    const promised = buildPromisedPages(examples).filter((page) => page.kind === kind);
    expect(promised.length).toBeGreaterThan(0);
    const complaints: string[] = [];
    for (const page of promised) {
      const read = await readOnce(request, page.path);
      complaints.push(
        ...findComplaints(page, read, `${baseURL}`).map((complaint) => `${page.path}: ${complaint}`),
      );
    }
    expect(complaints).toEqual([]);
  });
}

test('no two pages share a title', async ({ request }) => {
  const pathsOf = new Map<string, Set<string>>();
  for (const { path } of buildPromisedPages(examples)) {
    const { title, canonical } = await readOnce(request, path);
    pathsOf.set(title, (pathsOf.get(title) ?? new Set()).add(canonical ?? path));
  }
  expect(
    [...pathsOf].filter(([, paths]) => paths.size > 1).map(([title, paths]) => [title, ...paths]),
  ).toEqual([]);
});

async function readOnce(request: APIRequestContext, path: string): Promise<ReadPage> {
  const read = alreadyRead.get(path) ?? (await readPage(request, path));
  alreadyRead.set(path, read);
  return read;
}

function findComplaints(
  { path, canonical = path, robots }: PromisedPage,
  read: ReadPage,
  origin: string,
): string[] {
  if (read.status !== 200) return [`answers ${read.status} ${read.location ?? ''}`];
  const complaints: string[] = [];
  if (read.headings !== 1) complaints.push(`has ${read.headings} first headings`);
  if (read.title.trim() === '') complaints.push('has no title');
  if (read.canonical !== origin + canonical) complaints.push(`is canonical as ${read.canonical}`);
  const isRight = robots === null ? read.robots !== null : read.robots?.startsWith(robots ?? 'index, follow');
  if (!isRight) complaints.push(`tells robots “${read.robots}”`);
  return complaints;
}

test('every old address redirects permanently to the new one, with its query, in one step', async ({
  request,
}) => {
  const complaints: string[] = [];
  for (const { from, to } of buildPromisedRedirects(examples)) {
    const query = '?from=mail&words=two%20words';
    const { status, location } = await readPage(request, from + query);
    const [path, kept] = (location ?? '').split('?');
    // A space has two encodings: what counts is that the same words arrive.
    const isKept = String(new URLSearchParams(kept)) === String(new URLSearchParams(query));
    if (status !== 301 || path !== to || !isKept) {
      complaints.push(`${from}: answers ${status} ${location}`);
      continue;
    }
    const { status: next } = await readPage(request, to);
    if (next !== 200) complaints.push(`${from}: leads to ${to}, which answers ${next}`);
  }
  expect(complaints).toEqual([]);
});

test('everything possible moves from the query into the path', async ({ request }) => {
  const { status, location } = await readPage(request, '/used-cars?make=ford&maxPrice=20000');
  expect([status, location]).toEqual([301, '/used-cars/ford?maxPrice=20000']);
});

test('an unknown address is not found, and says so', async ({ request }) => {
  const complaints: string[] = [];
  for (const path of unknownPaths) {
    const { status, headings, robots } = await readPage(request, path);
    if (status !== 404) complaints.push(`${path}: answers ${status}`);
    else if (headings !== 1) complaints.push(`${path}: has ${headings} first headings`);
    else if (robots?.startsWith('index')) complaints.push(`${path}: asks to be indexed`);
  }
  expect(complaints).toEqual([]);
});

test('an ended advert is gone, and shows alternatives', async ({ request }) => {
  const { status, headings } = await readPage(request, examples.endedHref);
  expect([status, headings]).toEqual([410, 1]);
});
