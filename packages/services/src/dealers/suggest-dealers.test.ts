import { expect, test } from 'vitest';
import { exampleDealer } from '../testing/example-dealer.ts';
import { DirectoryIndex } from './directory-index.ts';
import { suggestDealers } from './suggest-dealers.ts';

const index = new DirectoryIndex({
  dealers: [
    exampleDealer({ id: 1, name: 'Lee Valley Bikes' }),
    exampleDealer({ id: 2, name: 'Leeside Motors' }),
    exampleDealer({ id: 3, name: 'Zetland Cars', hasStore: false }),
  ],
  stock: [
    { dealerId: 1, channel: 'Bike', make: 'Honda', count: 4 },
    { dealerId: 2, channel: 'Car', make: 'Ford', count: 12 },
    { dealerId: 2, channel: 'Bike', make: 'Honda', count: 1 },
  ],
  ratings: new Map(),
});

test('a suggestion leads to the dealer’s stock', () => {
  expect(suggestDealers(index, 'lee')).toEqual([
    { label: 'Lee Valley Bikes, Mallow', count: 4, href: '/bikes/dealers/ireland/cork/1' },
    { label: 'Leeside Motors, Mallow', count: 12, href: '/dealers/ireland/cork/2' },
  ]);
});

test('in a list of one channel it leads to that channel', () => {
  expect(suggestDealers(index, 'leeside', 'Bike').map(({ href }) => href)).toEqual([
    '/bikes/dealers/ireland/cork/2',
  ]);
});

test('a dealer without stock is suggested with its own page', () => {
  expect(suggestDealers(index, 'zetland')[0]?.href).toBe('/dealers/ireland/cork/3/map');
});

test('letters of another script suggest no dealer', () => {
  expect(suggestDealers(index, '日本')).toEqual([]);
});

test('a typing error is forgiven as in the list, and empty input suggests no dealer', () => {
  expect(suggestDealers(index, 'xetland').map(({ label }) => label)).toEqual(['Zetland Cars, Mallow']);
  expect(suggestDealers(index, ' ')).toEqual([]);
});
