import { describe, expect, it } from 'vitest';
import { feedFields } from '../columns/feed-fields.ts';
import { exampleRow } from '../reading/temporary-feed.ts';
import { findFieldOfReason } from './field-of-reason.ts';
import { parseFeedRow } from './parse-feed-row.ts';

describe('findFieldOfReason', () => {
  it.each([
    ['Mileage "low" is not a number', 'Mileage'],
    ['Price excludes VAT "x" is neither yes nor no', 'Price excludes VAT'],
    ['CVRT until "soon" is not a day such as 2026-11-15 or 15/11/2026', 'NCT until'],
    ['Eircode "Z99" has no known routing key', 'Routing key'],
    ['Dealer’s place: County "Atlantis" is not one of the 32', 'Dealer’s county'],
    ['Picture "x" is outside the feed’s folder', 'Pictures'],
    ['The row has 3 cells where the header has 4', null],
  ])('finds the field of %j', (reason, field) => {
    expect(findFieldOfReason(reason)).toBe(field);
  });

  const notAnything = { odd: true };
  const readAlways = feedFields.filter(({ key }) => !/^(dealer|seller)/.test(key));
  it.each(readAlways.map(({ key, label }) => [key, label]))(
    'recognises a bad %s by its reason',
    (key, label) => {
      const parsed = parseFeedRow({ ...exampleRow('A'), [key]: notAnything }, 'test');
      const reasons = parsed.kind === 'bad' ? parsed.reasons : parsed.warnings;
      expect(reasons.map(findFieldOfReason)).toContain(label);
    },
  );
});
