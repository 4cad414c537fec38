import { MemoryEngine } from '@forecourt/search';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { exampleAdvert } from '../../testing/example-advert.ts';
import { createSearchMetrics } from '../search-metrics.ts';
import { createSearchService } from '../search-service.ts';

const written = [
  ['AUDI', 'A4'],
  ['Audi', 'a4'],
  ['Audi', 'A4'],
  ['Audi', 'A-4'],
  ['Ford', 'Focus'],
] as const;

async function openMarket(rows: readonly (readonly [string, string])[]) {
  const engine = new MemoryEngine();
  await engine.apply(
    rows.map(([make, model], index) => {
      const publicReference = String(index).padStart(12, '0');
      const vehicle = { ...exampleAdvert().vehicle, make, model };
      return { sequence: index + 1, publicReference, advert: exampleAdvert({ publicReference, vehicle }) };
    }),
  );
  return createSearchService({
    engine,
    advertCache: { findMany: async () => [] },
    dealers: { all: async () => [] },
    metrics: createSearchMetrics(new Registry()),
  });
}

it.each([
  ['in one order', written],
  ['in the other', written.toReversed()],
])('a make and a model are shown once, as most adverts write them, %s', async (_, rows) => {
  const market = await openMarket(rows);
  expect(await market.makes('Car')).toEqual([
    { make: 'Audi', count: 4, models: [{ model: 'A4', count: 4 }] },
    { make: 'Ford', count: 1, models: [{ model: 'Focus', count: 1 }] },
  ]);
  const found = await market.search({ channel: 'Car', filters: { make: { anyOf: ['audi'] } } });
  expect(found.total).toBe(4);
  expect(found.models).toEqual([{ make: 'Audi', model: 'A4', count: 4 }]);
  expect(found.facets.make).toEqual({
    kind: 'values',
    values: [
      { value: 'Audi', count: 4 },
      { value: 'Ford', count: 1 },
    ],
  });
  expect(found.facets.model).toEqual({ kind: 'values', values: [{ value: 'A4', count: 4 }] });
});

it('another name of a make finds it, as a filter and as a word', async () => {
  const market = await openMarket([
    ['Volkswagen', 'Golf'],
    ['Mercedes-Benz', 'E-Class'],
  ]);
  const filtered = await market.search({ channel: 'Car', filters: { make: { anyOf: ['vw'] } } });
  expect(filtered.total).toBe(1);
  for (const words of ['vw golf', 'VW', 'merc e class', 'mercedes eclass'])
    expect((await market.search({ channel: 'Car', words })).total, words).toBe(1);
  const { filters } = await market.understand('vw golf', 'Car');
  expect(filters).toMatchObject({ make: { anyOf: ['volkswagen'] }, model: { anyOf: ['golf'] } });
  expect((await market.suggest('vw', 'Car')).map(({ href }) => href)).toEqual([
    '/used-cars/volkswagen',
    '/used-cars/volkswagen/golf',
  ]);
});
