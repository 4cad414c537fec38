import type { SearchQuery } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { createHrefOf } from '../addresses/result-links.ts';
import { buildChips } from './build-chips.ts';

const hrefOf = createHrefOf({ base: 'listing', channel: 'Car' }, null);
const names = { nameOfSlug: (_: string, slug: string) => ({ skoda: 'Škoda' })[slug] };
const chips = (query: Omit<SearchQuery, 'channel'>) =>
  buildChips({ channel: 'Car', ...query }, hrefOf, names);

test('each value has its own chip, and removing one keeps the others', () => {
  expect(chips({ filters: { fuel: { anyOf: ['Diesel', 'Petrol'] }, make: { anyOf: ['skoda'] } } })).toEqual([
    { key: 'make', label: 'Škoda', removeHref: '/used-cars?fuel=diesel&fuel=petrol' },
    { key: 'fuel', label: 'Diesel', removeHref: '/used-cars/skoda?fuel=petrol' },
    { key: 'fuel', label: 'Petrol', removeHref: '/used-cars/skoda?fuel=diesel' },
  ]);
});

test('a range is one chip', () => {
  expect(chips({ filters: { price: { from: 5000, to: 9000 } } })).toEqual([
    { key: 'price', label: '€5,000 to €9,000', removeHref: '/used-cars' },
  ]);
});

test('a place and words have chips too', () => {
  const near = { latitude: 51.9, longitude: -8.5, name: 'cork', radiusKm: 50 };
  expect(chips({ near, words: 'gti' }).map(({ label }) => label)).toEqual(['Within 50 km of Cork', '“gti”']);
});

test('what the page’s own path states has no chip', () => {
  const query: SearchQuery = { channel: 'Car', filters: { dealer: { anyOf: [7] } } };
  expect(buildChips(query, hrefOf, names, new Set(['dealer']))).toEqual([]);
});

test('each piece of equipment has a chip, and so has everything that is left out', () => {
  const query = {
    filters: { features: { allOf: ['Apple CarPlay', 'Tow bar'] } },
    excluded: { make: ['skoda'], interior: ['Leather'] },
    notWords: 'taxi import',
  };
  const hrefs = chips(query).map(({ label, removeHref }) => [label, decodeURIComponent(removeHref)]);
  const rest = 'notWords=taxi import';
  expect(hrefs).toEqual([
    ['Apple CarPlay', `/used-cars?notMake=skoda&notInterior=leather&feature=tow-bar&${rest}`],
    ['Tow bar', `/used-cars?notMake=skoda&notInterior=leather&feature=apple-carplay&${rest}`],
    ['Not Škoda', `/used-cars?notInterior=leather&feature=apple-carplay&feature=tow-bar&${rest}`],
    ['Not leather', `/used-cars?notMake=skoda&feature=apple-carplay&feature=tow-bar&${rest}`],
    [
      'Not “taxi”',
      '/used-cars?notMake=skoda&notInterior=leather&feature=apple-carplay&feature=tow-bar&notWords=import',
    ],
    [
      'Not “import”',
      '/used-cars?notMake=skoda&notInterior=leather&feature=apple-carplay&feature=tow-bar&notWords=taxi',
    ],
  ]);
});
