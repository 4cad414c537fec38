import { type SearchableAdvert, searchableAttributes } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answer } from '../answer/answer.ts';
import { applyChanges } from '../engine/compaction.ts';
import { Loading } from '../engine/loading.ts';
import { arbitraryAdvert, arbitraryQuery } from '../testing/arbitrary-market.ts';
import { NaiveEngine } from '../testing/naive-engine.ts';
import { priceChangeOf } from '../testing/price-change.ts';
import { reviseIndex } from './revise.ts';

const today = '2026-11-15';
const state = { version: 1, revision: 1 };

/** Values that depend on the advert and its dealer. */
const revisedOf = (reference: string, dealer: number | null) => ({
  priceRating: reference.length % 2 === 0 ? ('Good' as const) : null,
  value: reference.charCodeAt(3) % 7,
  dealerRating: dealer === null ? null : 3 + (dealer % 3) / 2,
  answersInADay: dealer === 2 ? (true as const) : null,
});

const isTooLow = (reference: string) => reference.charCodeAt(3) % 3 === 0;

const dealerOf = ({ seller }: SearchableAdvert) => (seller.kind === 'trade' ? seller.dealerId : null);

const arbitraryChange = fc.oneof(
  arbitraryAdvert,
  arbitraryAdvert.map((priced) => ({ priced })),
);

it('answers after a revision as if the adverts had come with the new values, also those that came or were priced meanwhile or later', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryAdvert, { maxLength: 40 }),
      fc.array(arbitraryChange, { maxLength: 9 }),
      fc.array(arbitraryChange, { maxLength: 9 }),
      fc.nat({ max: 30 }),
      fc.array(arbitraryQuery, { minLength: 1, maxLength: 4 }),
      async (adverts, later, last, steps, queries) => {
        const loading = new Loading(searchableAttributes);
        for (const advert of adverts) loading.add(advert);
        await loading.endReading(async () => {});
        const index = finish(loading.finish()).get('Car');
        if (!index) throw new Error('There are no cars');
        const priced = new Set<number>();
        const revision = reviseIndex(
          index,
          ['priceRating', 'value', 'dealerRating', 'answersInADay', 'lowestPrice'],
          ({ reference, dealer, price }) => [
            ...Object.values(revisedOf(reference, dealer)),
            isTooLow(reference) ? null : price,
          ],
          priced,
        );
        let step = revision.next();
        for (let count = 0; count < steps && !step.done; count++) step = revision.next();
        const naive = new NaiveEngine(searchableAttributes, today);
        naive.rebuild(adverts);
        for (const [reference, advert] of naive.adverts)
          naive.adverts.set(reference, {
            ...advert,
            ...revisedOf(reference, dealerOf(advert)),
            isTooLow: isTooLow(reference),
          });
        const change = (step: SearchableAdvert | { priced: SearchableAdvert }) => {
          if ('priced' in step) {
            const made = priceChangeOf(naive, step.priced, 2);
            for (const doc of index.setPrices([made])) priced.add(doc);
            naive.apply([made]);
            return;
          }
          const made = { sequence: 2, publicReference: step.publicReference, advert: step };
          applyChanges(index, [made]);
          naive.apply([made]);
        };
        for (const step of later) change(step);
        while (!step.done) step = revision.next();
        step.value();
        for (const step of last) change(step);
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
    { numRuns: 150, seed: 23 },
  );
});

function finish<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
