import { searchableAttributes } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleAdvert } from '../testing/advert-sample.ts';
import { ChannelSchema } from './channel-schema.ts';
import { ReferenceTable } from './reference-table.ts';
import { Rows } from './rows.ts';

const reference = fc.constantFrom(
  '',
  'a',
  'b',
  'ab',
  'ba',
  'advert-1',
  'advert-2',
  'advert-3',
  'é',
  'Aa',
  'BB',
);

test('references are found as in a map while they are added, removed and added again', () => {
  const step = fc.tuple(reference, fc.boolean());
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const schema = new ChannelSchema('Car', searchableAttributes);
      const rows = new Rows(schema, 2);
      const table = new ReferenceTable(rows);
      const expected = new Map<string, number>();
      for (const [publicReference, isAdded] of steps) {
        expect(table.remove(publicReference)).toBe(expected.get(publicReference));
        expected.delete(publicReference);
        if (!isAdded) continue;
        const advert = sampleAdvert(publicReference);
        const doc = rows.append(advert, schema.reader.read(advert));
        table.addAll(doc, doc + 1);
        expected.set(publicReference, doc);
      }
      for (const [publicReference, doc] of expected) expect(table.find(publicReference)).toBe(doc);
      expect(table.size).toBe(expected.size);
      expect(table.find('never there')).toBeUndefined();
    }),
    { seed: 13 },
  );
});
