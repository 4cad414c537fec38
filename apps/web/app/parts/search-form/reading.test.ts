import { expect, test } from 'vitest';
import { mergeReading, type Reading, readingOf } from './reading.ts';

const reading: Reading = {
  channel: 'Car',
  parts: [{ text: 'under 15k', label: 'under €15,000' }],
  understood: { maxPrice: 15_000, fuel: ['diesel'] },
  rest: 'gti',
};

test('a part is shown as a chip of the results is', () => {
  expect(readingOf(reading).parts).toEqual([{ text: 'under 15k', label: 'Under €15,000' }]);
});

test('the words come before a field that says otherwise, and what is left of them is searched', () => {
  expect(mergeReading({ maxPrice: '5000', county: 'cork' }, reading)).toEqual({
    maxPrice: 15_000,
    fuel: ['diesel'],
    county: 'cork',
    q: 'gti',
  });
});

test('without words the fields stand', () => {
  expect(mergeReading({ county: 'cork' }, null)).toEqual({ county: 'cork' });
});
