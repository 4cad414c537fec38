import { expect, test } from 'vitest';
import { noteOf } from './build-filter-note.ts';

const facets = {
  usual: {
    kind: 'values' as const,
    values: [
      { value: 'body doors motorTax', count: 1200 },
      { value: 'motorTax', count: 34 },
      { value: 'rangeKm', count: 1 },
    ],
  },
};
const note = (key: string, found: Parameters<typeof noteOf>[2] = { facets }) => noteOf(key, 'Car', found);

test.each([
  ['body', '1,200 adverts don’t say, so we use what’s usual for the model.'],
  ['motorTax', '1,234 adverts don’t say, so we use what’s usual for the model.'],
  ['rangeKm', 'One advert doesn’t say, so we use what’s usual for the model.'],
])('a filter by %s shows how many adverts use the model’s usual value', (key, sentence) => {
  expect(note(key)).toBe(sentence);
});

test('a filter that every advert states needs no note', () => {
  expect(note('colour')).toBeUndefined();
  expect(note('body', { facets: {} })).toBeUndefined();
});

test('the yearly cost says what it includes, and for how many adverts it is calculated', () => {
  expect(note('yearlyCost')).toMatch(/are extra\. For 1,234 adverts we worked it out from what’s usual/);
  expect(note('yearlyCost', { facets: {} })).toMatch(/are extra\.$/);
});
