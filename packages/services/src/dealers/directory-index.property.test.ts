import { buildDealerRating, type Channel, type Place } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleDealer } from '../testing/example-dealer.ts';
import type { DirectoryFacts } from './dealer-rows.ts';
import { DirectoryIndex } from './directory-index.ts';
import { type DirectoryQuery, directorySorts } from './directory-query.ts';
import { searchNaively } from './testing/naive-directory.ts';

/** Few values and close together, so that random searches find something and random dealers are equal in part. */
const names = ['Árann Motors', 'Aran Cars', 'Lee Valley Motors', 'Lee-side Vans', 'O’Brien & Sons', 'Murphy'];
const makes = ['Ford', 'Škoda', 'Honda'];
const places = [
  { county: 'Cork', town: 'Mallow', routingKey: 'P51', latitude: 52.134, longitude: -8.641 },
  { county: 'Cork', town: 'Cobh', routingKey: 'P24', latitude: 51.851, longitude: -8.297 },
  { county: 'Galway', town: null, routingKey: null, latitude: 53.27, longitude: -9.05 },
].map((place): Place => ({ ...place, precision: 'exact' }));
const channel = fc.constantFrom<Channel>('Car', 'Commercial', 'Bike');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const facts: fc.Arbitrary<DirectoryFacts> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...names),
      place: fc.constantFrom(...places),
      franchises: fc.subarray(makes),
      isSimiApproved: fc.boolean(),
      stock: fc.uniqueArray(
        fc.record({ channel, make: fc.constantFrom(...makes), count: fc.integer({ min: 1, max: 3 }) }),
        { selector: (each) => `${each.channel} ${each.make}`, maxLength: 4 },
      ),
      stars: maybe(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(1), fc.constant(0), fc.constant(0))),
    }),
    { maxLength: 30 },
  )
  .map((drawn) => ({
    dealers: drawn.map(({ stock: _, stars: __, ...dealer }, index) =>
      exampleDealer({ ...dealer, id: index + 1 }),
    ),
    stock: drawn.flatMap(({ stock }, index) => stock.map((each) => ({ ...each, dealerId: index + 1 }))),
    ratings: new Map(
      drawn.flatMap(({ stars }, index) => {
        const rating = stars ? buildDealerRating(stars) : null;
        return rating ? [[index + 1, rating] as const] : [];
      }),
    ),
  }));

const query: fc.Arbitrary<DirectoryQuery> = fc.record({
  name: maybe(fc.constantFrom('a', 'ara', 'lee mot', 'motors lee', 'obrien', 'o brien', 'sons', '-', '')),
  make: maybe(fc.constantFrom(...makes)),
  county: maybe(fc.constantFrom('Cork', 'Galway', 'Mayo')),
  channel: maybe(channel),
  isSimiApproved: maybe(fc.boolean()),
  near: maybe(fc.constantFrom({ latitude: 53.35, longitude: -6.26 }, { latitude: 51.9, longitude: -8.5 })),
  sort: maybe(fc.constantFrom(...directorySorts)),
  size: fc.constantFrom(3, 20),
});

test('the index answers as filtering and counting would', () => {
  fc.assert(
    fc.property(facts, query, (drawn, asked) => {
      const { hits, total, counts } = new DirectoryIndex(drawn).search(asked);
      expect({
        total,
        ids: hits.map(({ dealer }) => dealer.id),
        county: Object.fromEntries(counts.county),
        make: Object.fromEntries(counts.make),
        channel: counts.channel,
        anyChannel: counts.anyChannel,
        simi: counts.simi,
      }).toEqual(searchNaively(drawn, asked));
    }),
    { numRuns: 400, seed: 7 },
  );
});
