import { exampleAdvert } from '@forecourt/domain/testing';
import { fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { loadResults } from '../load-results.server.ts';
import { loadResultsMap } from './load-results-map.server.ts';

const place = { routingKey: null, precision: 'town' } as const;
const mallow = { ...place, county: 'Cork', town: 'Mallow', latitude: 52.1391, longitude: -8.6425 };
const galway = { ...place, county: 'Galway', town: 'Galway', latitude: 53.2707, longitude: -9.0568 };
const adverts = [mallow, mallow, galway].map((at, index) => ({
  ...exampleAdvert,
  publicReference: `00000000000${index}`,
  place: at,
}));
const services = fakeServices(adverts);
const open = (address: string) => loadResultsMap(new URL(address, 'http://localhost'), services);

test('each county has its count and opens its towns', async () => {
  const { counties, towns, allHref } = await open('/search/map?minYear=2000');
  expect(counties.counties.find(({ name }) => name === 'Cork')).toMatchObject({
    label: 'Cork, 2 cars',
    href: '/search/map?minYear=2000&county=cork',
  });
  expect([towns, allHref]).toEqual([null, null]);
});

test('a chosen county has a dot for each town with something for sale', async () => {
  const { heading, towns, allHref } = await open('/search/map?county=cork');
  expect(heading).toBe('2 cars for sale in Co. Cork');
  expect(towns?.towns.map(({ label }) => label)).toEqual(['Mallow, 2 cars']);
  expect(allHref).toBe('/search/map');
});

test('a town lists exactly what its dot counts, whatever place the search had', async () => {
  const { towns } = await open('/search/map?county=cork&near=galway&radius=10');
  const { href = '', count } = towns?.towns[0] ?? {};
  const listed = await loadResults(new URL(href, 'http://localhost'), services);
  expect([String(listed.total), count]).toEqual(['2', '2']);
});

test('the list is the same search, and links back to the map', async () => {
  const { listHref } = await open('/search/map?county=cork&minYear=2000');
  expect(listHref).toBe('/search/ireland/cork?minYear=2000');
  const { mapHref } = await loadResults(new URL(listHref, 'http://localhost'), services);
  expect(mapHref).toBe('/search/map?minYear=2000&county=cork');
});
