import { expect, test } from 'vitest';
import { mostFrequent } from './counted-link.ts';

const value = (label: string, count: number) => ({ value: label.toLowerCase(), label, count });
const labels = (values: readonly { label: string }[]) => values.map(({ label }) => label);

test('the most frequent come first, up to the limit', () => {
  expect(labels(mostFrequent([value('Audi', 2), value('Ford', 9), value('Kia', 5)], 2))).toEqual([
    'Ford',
    'Kia',
  ]);
});

test('names break ties', () => {
  expect(labels(mostFrequent([value('Kia', 2), value('Audi', 2)], 9))).toEqual(['Audi', 'Kia']);
});

test('values without stock are left out', () => {
  expect(mostFrequent([value('Kia', 0)], 9)).toEqual([]);
  expect(mostFrequent(undefined, 9)).toEqual([]);
});
