import { siteParts } from '@forecourt/site';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../../routes.ts';

/** Aliases of a page that the map already lists, the map itself, pages of one person, and a page that needs to know which number to show. */
const namedOtherwise = [
  '/',
  '/cars',
  '/sitemap',
  '/search',
  '/commercials/search',
  '/bikes/search',
  '/search/map',
  '/commercials/search/map',
  '/bikes/search/map',
  '/seller-number',
  '/sign-in',
  '/sign-in/code',
  '/sign-in/passkey',
  '/account',
  '/account/passkey',
  '/account/download',
  '/my-adverts',
  '/alerts',
  '/alerts/new',
  '/conversations',
  '/viewing-day/calendar.ics',
  '/office',
  '/office/log',
  '/office/people',
  '/office/seen',
  '/sell',
];

/** Every address without a make, a county or an article in it. */
function plainPaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/');
    if (entry.children) return plainPaths(entry.children, path);
    return entry.file.endsWith('moved.ts') ? [] : [`/${path.replace(/\/:\w+\?/g, '')}`];
  });
}

const plain = plainPaths(await routes).filter((path) => !/[:*]/.test(path));

test.each([...new Set(plain)])('the site map links to %s', (path) => {
  const isKnown = siteParts.some((part) => part.path === path) || namedOtherwise.includes(path);
  // A listing's base path and its "all of Ireland" path are one page.
  expect(isKnown || path.endsWith('/ireland')).toBe(true);
});

test('no page is listed twice', () => {
  expect(new Set(siteParts.map(({ path }) => path)).size).toBe(siteParts.length);
});
