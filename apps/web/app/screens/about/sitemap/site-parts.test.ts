import { siteParts } from '@forecourt/site';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../../routes.ts';

/** Other ways to a page that the map names already, the map itself, and a page that needs to know whose number to tell. */
const namedOtherwise = [
  '/',
  '/cars',
  '/sitemap',
  '/search',
  '/commercials/search',
  '/bikes/search',
  '/seller-number',
];

/** Every address that needs no name of a make, a county or an article. */
function plainPaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/');
    if (entry.children) return plainPaths(entry.children, path);
    return entry.file.endsWith('moved.ts') ? [] : [`/${path.replace(/\/:\w+\?/g, '')}`];
  });
}

const plain = plainPaths(await routes).filter((path) => !/[:*]/.test(path));

test.each([...new Set(plain)])('the site map leads to %s', (path) => {
  const isKnown = siteParts.some((part) => part.path === path) || namedOtherwise.includes(path);
  // A base of listings and all of Ireland are one page.
  expect(isKnown || path.endsWith('/ireland')).toBe(true);
});

test('no page is named twice', () => {
  expect(new Set(siteParts.map(({ path }) => path)).size).toBe(siteParts.length);
});
