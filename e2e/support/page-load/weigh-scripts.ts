import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openUntilQuiet } from './open-until-quiet.ts';

const sizes = new Map<string, Promise<number>>();

/**
 * What a browser with an empty cache also loads by itself, including the deferred part of that name. A page of
 * its own, as what one page requests late would count as the next one's.
 */
export async function weighLoaded(opener: Page, path: string, deferred = ''): Promise<number> {
  const page = await opener.context().newPage();
  const files = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (/\.m?js$/.test(pathname)) files.add(pathname);
  };
  page.on('request', note);
  await openUntilQuiet(page, path);
  await expect.poll(() => [...files].filter((file) => file.includes(deferred))).not.toEqual([]);
  expect(files.size).toBeGreaterThan(5);
  const weights = [...files].map((file) => sizeOf(page.request, file));
  const total = (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
  await page.close();
  return total;
}

/** The bytes of a file as browsers get it. Its name has a hash, so it is the same for every test. */
export function sizeOf(request: APIRequestContext, file: string): Promise<number> {
  const size = sizes.get(file) ?? readSize(request, file);
  sizes.set(file, size);
  return size;
}

async function readSize(request: APIRequestContext, file: string): Promise<number> {
  const response = await request.head(file, { headers: { 'accept-encoding': 'br' } });
  return Number(response.headers()['content-length']);
}
