import { readFileSync } from 'node:fs';
import { loadLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';

test('every content page of the route table has its words, and every page of words its route', async () => {
  const table = readFileSync(new URL('../../app/routes.ts', import.meta.url), 'utf8');
  const routes = [...table.matchAll(/^ {2}page\('([^']+)'\)/gm)].map(([, path]) => `/${path}`);
  const library = (await loadLibrary()).on('2100-01-01');
  const pages = library.everything().filter(({ path }) => library.page(path));
  expect(routes.length).toBeGreaterThan(30);
  expect(pages.map(({ path }) => path).sort()).toEqual(routes.sort());
});
