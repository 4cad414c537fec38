import { type SearchableAdvert, searchableAttributes } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answer } from '../answer/answer.ts';
import { arbitraryAdvert, arbitraryQuery } from '../testing/arbitrary-market.ts';
import { NaiveEngine } from '../testing/naive-engine.ts';
import { priceChangeOf } from '../testing/price-change.ts';
import { applyChanges, Compaction } from './compaction.ts';
import { Loading } from './loading.ts';

const today = '2026-11-15';
const state = { version: 1, revision: 0 };

const arbitraryStep = fc.record({
  advert: arbitraryAdvert,
  isPriced: fc.boolean(),
  /** How far the new layout gets before it. */
  steps: fc.nat({ max: 90 }),
});

it('lays an index out as it is in the end, whenever adverts and prices change meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryAdvert, { maxLength: 40 }),
      fc.array(arbitraryStep, { minLength: 1, maxLength: 20 }),
      fc.array(arbitraryQuery, { minLength: 1, maxLength: 5 }),
      async (adverts, steps, queries) => {
        const old = await indexOf(adverts);
        const naive = new NaiveEngine(searchableAttributes, today);
        naive.rebuild(adverts);
        const compaction = new Compaction(old);
        let index = null;
        for (const { advert, isPriced, steps: count } of steps) {
          for (let step = 0; step < count; step++) index ??= compaction.workFor(0);
          if (index) break;
          const { publicReference } = advert;
          if (isPriced) {
            const change = priceChangeOf(naive, advert, 2);
            compaction.note([], old.setPrices([change]));
            naive.apply([change]);
          } else {
            const change = { sequence: 2, publicReference, advert };
            applyChanges(old, [change]);
            compaction.note([change], []);
            naive.apply([change]);
          }
        }
        while (!index) index = compaction.workFor(0);
        for (const query of queries) {
          const cars = { ...query, channel: 'Car' as const };
          const { total, hits, facets } = answer(index, cars, () => today, state);
          const expected = naive.search(cars);
          expect({ total, hits, facets }).toEqual({
            total: expected.total,
            hits: expected.hits,
            facets: expected.facets,
          });
        }
      },
    ),
    { numRuns: 150, seed: 31 },
  );
});

async function indexOf(adverts: readonly SearchableAdvert[]) {
  const loading = new Loading(searchableAttributes);
  for (const advert of adverts) loading.add(advert);
  await loading.endReading(async () => {});
  const steps = loading.finish();
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) continue;
    const cars = step.value.get('Car');
    if (!cars) throw new Error('There are no cars');
    return cars;
  }
}
