import { expect, test } from 'vitest';
import { advertInSearchHref, buildSearchTrail } from './build-search-trail.ts';

const query = {
  channel: 'Car',
  filters: { make: { anyOf: ['ford'] }, county: { anyOf: ['Cork'] } },
  sort: 'price-asc',
} as const;

const nowhere = { position: null, total: 9, page: null, previous: null, next: null };

test('the way back is the search itself, on the page with the advert', () => {
  expect(buildSearchTrail(query, { ...nowhere, position: 34, page: 2 }).backHref).toBe(
    '/search/ireland/cork/ford?sort=price-asc&page=2',
  );
});

test('the position is shown in words', () => {
  expect(buildSearchTrail(query, { ...nowhere, position: 4, total: 1204, page: 1 }).place).toBe('4 of 1,204');
});

test('a step carries the whole search', () => {
  expect(advertInSearchHref(query, '0123456789ab', 2)).toBe(
    '/search/0123456789ab/advert?make=ford&county=cork&sort=price-asc&page=2',
  );
});

test('without neighbours there is still a link back', () => {
  expect(buildSearchTrail(query, nowhere)).toEqual({
    backHref: '/search/ireland/cork/ford?sort=price-asc',
    place: null,
    previous: null,
    next: null,
  });
});
