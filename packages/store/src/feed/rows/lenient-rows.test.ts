import { vehicleAttributes } from '@forecourt/domain';
import { anyCharacter } from '@forecourt/domain/any-character';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feedFields } from '../columns/feed-fields.ts';
import { exampleRow } from '../reading/temporary-feed.ts';
import { parseFeedRow } from './parse-feed-row.ts';

/** Without these a row is not an advert; some part of the seller and the place must remain. */
const needed = new Set([
  'reference',
  'make',
  'model',
  'year',
  'price',
  'sellerName',
  'sellerType',
  'dealerReference',
]);
const optional = [...feedFields, ...vehicleAttributes]
  .map(({ key }) => key)
  .filter((key) => !needed.has(key));

/** The place is known from elsewhere, so that no single cell is needed for it. */
const row = exampleRow('A1', {
  dealerReference: 'D1',
  dealerName: 'Lee Cars',
  dealerCounty: 'Cork',
  town: 'Mallow',
});

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.stringMatching(/^[€£]? ?-?[0-9.,' ]{0,12} ?(km|miles|k|l|cc|bhp|%|\/|jan|x)?$/),
  fc.constantFrom('constructor', '__proto__', 'toString', 'N/A', 'NaN', '1e400', '£5', '[', '["', '[1]', '0'),
);

it('never loses an advert to an optional cell, whatever it says', () => {
  fc.assert(
    fc.property(fc.constantFrom(...optional), anyText, (key, text) => {
      const parsed = parseFeedRow({ ...row, [key]: text }, 'test');
      expect(parsed.kind === 'bad' ? [key, text, parsed.reasons] : []).toEqual([]);
    }),
    { seed: 19, numRuns: 5000 },
  );
});

it('never throws, whatever JSON a cell holds', () => {
  const keys = [...feedFields, ...vehicleAttributes].map(({ key }) => key);
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
      expect(['ok', 'bad']).toContain(parseFeedRow({ ...row, [key]: value }, 'test').kind);
    }),
    { seed: 19, numRuns: 2000 },
  );
});

/** Texts on which a careless pattern or split takes quadratic time. */
const worst = [
  '9',
  '1,',
  '1.1',
  ' ',
  '- ',
  'a ',
  ',',
  '1 000 ',
  'https://',
  'x;',
  '["',
  '€',
  '/',
  'é',
  '\ud800',
  'plug in ',
];

// Quadratic time is ten thousand million steps for each of seventy cells: the test would time out.
it.each(worst)('reads a cell of 100 kB of %j in linear time', (piece) => {
  const long = piece.repeat(Math.ceil(100_000 / piece.length));
  const lost = optional.filter((key) => parseFeedRow({ ...row, [key]: long }, 'test').kind === 'bad');
  expect(lost).toEqual([]);
  for (const key of needed) parseFeedRow({ ...row, [key]: long }, 'test');
});
