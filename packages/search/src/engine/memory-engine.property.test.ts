import { deserialize, serialize } from 'node:v8';
import {
  type AttributeDefinition,
  type SearchableAdvert,
  type SearchableAttribute,
  type SearchQuery,
  searchableAttributes,
  vehicleAttributes,
} from '@forecourt/domain';
import { advertAttributes, searchableVehicleAttributes } from '@forecourt/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Relaxation } from '../query/search-result.ts';
import { arbitraryAdvert, arbitraryQuery } from '../testing/arbitrary-market.ts';
import { NaiveEngine } from '../testing/naive-engine.ts';
import { priceChangeOf } from '../testing/price-change.ts';
import { MemoryEngine } from './memory-engine.ts';
import type { AdvertChange } from './search-engine.ts';

const today = '2026-11-15';
/** Comparing every advert is slow on a busy machine. */
const patience = 600_000;

/** A table in which equipment and a made-up yes-no can also be filtered and counted. */
const widerTable: readonly SearchableAttribute[] = [
  ...searchableVehicleAttributes(
    vehicleAttributes.map((attribute: AttributeDefinition) =>
      attribute.key === 'equipment'
        ? { ...attribute, filter: { by: 'any-of', param: 'equipment' }, facet: 'values', spec: 'Overview' }
        : attribute,
    ),
  ),
  ...advertAttributes,
  {
    key: 'hasHistory',
    label: 'History',
    kind: 'yes-no',
    filter: { by: 'is', param: 'history' },
    facet: 'values',
    read: ({ description }) => (description === '' ? null : description.includes('history')),
  },
];

/** The order of two conditions does not matter. */
function sortDrops(relaxation: Relaxation): Relaxation {
  if (relaxation.kind !== 'drop-two') return relaxation;
  const [a, b] = relaxation.drops;
  return JSON.stringify(a) < JSON.stringify(b) ? relaxation : { ...relaxation, drops: [b, a] };
}

const corkAndGalway = [
  { latitude: 51.8985, longitude: -8.4756 },
  { latitude: 53.2707, longitude: -9.0568 },
];

async function expectSameAnswer(engine: MemoryEngine, naive: NaiveEngine, query: SearchQuery) {
  const { total, hits, facets, histograms, models, relaxations } = await engine.search(query);
  const expected = naive.search(query);
  expect({ total, hits, facets, histograms, models }).toEqual({
    total: expected.total,
    hits: expected.hits,
    facets: expected.facets,
    histograms: expected.histograms,
    models: expected.models,
  });
  const { near: _, ...anywhere } = query;
  const around = corkAndGalway.map((place) =>
    naive.search({ ...anywhere, near: { ...place, radiusKm: 25 } }),
  );
  expect(await engine.countAround(anywhere, corkAndGalway, 25)).toEqual(around.map((each) => each.total));
  const drops = relaxations.filter(({ kind }) => kind !== 'widen-filter');
  const inAnyOrder = expected.relaxations.map(sortDrops);
  for (const drop of drops) expect(inAnyOrder).toContainEqual(sortDrops(drop));
  if (relaxations.length < 6) expect(drops).toHaveLength(expected.relaxations.length);
  for (const widened of relaxations) {
    if (widened.kind !== 'widen-filter') continue;
    const wider = { ...query, filters: { ...query.filters, [widened.key]: widened.condition } };
    expect(naive.search(wider).total).toBe(total + widened.more);
  }
}

for (const [name, table] of [
  ['the table', searchableAttributes],
  ['a wider table', widerTable],
] as const) {
  test(
    `every answer over ${name} equals a scan of every advert`,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(arbitraryAdvert, { maxLength: 60 }),
          fc.array(arbitraryQuery, { minLength: 1, maxLength: 6 }),
          async (adverts, queries) => {
            const engine = new MemoryEngine({ attributes: table, today: () => today });
            const naive = new NaiveEngine(table, today);
            await engine.rebuild(adverts, 1);
            naive.rebuild(adverts);
            for (const query of queries) await expectSameAnswer(engine, naive, query);
          },
        ),
        { numRuns: 80, seed: 7 },
      );
    },
    patience,
  );
}

test(
  'an engine restored from another engine’s market answers like that one, before and after changes',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryAdvert, { maxLength: 60 }),
        fc.array(arbitraryAdvert, { maxLength: 6 }),
        fc.array(arbitraryQuery, { minLength: 1, maxLength: 6 }),
        async (adverts, changed, queries) => {
          const options = { attributes: widerTable, today: () => today };
          const first = new MemoryEngine(options);
          const second = new MemoryEngine(options);
          const images: Buffer[] = [];
          await first.rebuild(adverts, 1, (market) => images.push(serialize(market.image())));
          for (const image of images) await second.restore(deserialize(image), 1);
          const changes = changed.map((advert, index) => wholeChange(advert, index + 2));
          for (const batch of [[], changes]) {
            await first.apply(batch);
            await second.apply(batch);
            for (const query of queries)
              expect(await second.search(query)).toEqual(await first.search(query));
          }
        },
      ),
      { numRuns: 25, seed: 19 },
    );
  },
  patience,
);

const arbitraryPricing = arbitraryAdvert.map((priced) => ({ priced }));

const arbitraryStep = fc.oneof(
  { weight: 3, arbitrary: arbitraryAdvert },
  { weight: 3, arbitrary: arbitraryPricing },
  { weight: 1, arbitrary: arbitraryAdvert.map(({ publicReference }) => publicReference) },
  { weight: 2, arbitrary: arbitraryQuery },
);

test(
  'answers stay correct while adverts are added, change, get other prices, move and end',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryAdvert, { maxLength: 30 }),
        fc.array(arbitraryStep, { maxLength: 60 }),
        async (adverts, steps) => {
          // A new layout is due after a few changes, so that searches also run in the middle of one.
          const engine = new MemoryEngine({ today: () => today, fewestUntidy: 6 });
          const naive = new NaiveEngine(searchableAttributes, today);
          await engine.rebuild(adverts, 1);
          naive.rebuild(adverts);
          for (const [index, step] of steps.entries()) {
            if (typeof step === 'object' && 'channel' in step && !('publicReference' in step)) {
              await expectSameAnswer(engine, naive, step);
              continue;
            }
            const change = changeOf(naive, step, index + 2);
            await engine.apply([change]);
            naive.apply([change]);
          }
        },
      ),
      { numRuns: 80, seed: 11 },
    );
  },
  patience,
);

test(
  'changes that come in bulk leave the same market as one by one',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryAdvert, { maxLength: 60 }),
        fc.array(
          fc.oneof(
            arbitraryAdvert,
            arbitraryPricing,
            arbitraryAdvert.map(({ publicReference }) => publicReference),
          ),
          {
            minLength: 1,
            maxLength: 60,
          },
        ),
        fc.array(arbitraryQuery, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 100, max: 900 }),
        async (adverts, steps, queries, size) => {
          const engine = new MemoryEngine({ attributes: widerTable, today: () => today });
          const naive = new NaiveEngine(widerTable, today);
          await engine.rebuild(adverts, 1);
          naive.rebuild(adverts);
          // More than an index has room for: new layouts begin and end among them.
          const changes = Array.from({ length: 3500 }, (_, index) => {
            const change = changeOf(naive, steps[(index * 7) % steps.length] ?? '', index + 2);
            naive.apply([change]);
            return change;
          });
          for (let start = 0; start < changes.length; start += size) {
            await engine.apply(changes.slice(start, start + size));
          }
          expect(engine.version).toBe(changes.length + 1);
          for (const query of queries) await expectSameAnswer(engine, naive, query);
        },
      ),
      { numRuns: 20, seed: 29 },
    );
  },
  patience,
);

type Step = SearchableAdvert | { priced: SearchableAdvert } | string;

function changeOf(naive: NaiveEngine, step: Step, sequence: number): AdvertChange {
  if (typeof step === 'string') return { sequence, publicReference: step, advert: null };
  return 'priced' in step ? priceChangeOf(naive, step.priced, sequence) : wholeChange(step, sequence);
}

function wholeChange(advert: SearchableAdvert, sequence: number): AdvertChange {
  return { sequence, publicReference: advert.publicReference, advert };
}
