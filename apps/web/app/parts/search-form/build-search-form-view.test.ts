import { expect, test } from 'vitest';
import { buildSearchFormView, countWords } from './build-search-form-view.ts';

const view = buildSearchFormView({
  Car: [
    { make: 'Ford', count: 1200, models: [] },
    { make: 'Škoda', count: 34, models: [] },
  ],
  Commercial: [],
  Bike: [{ make: 'Honda', count: 1, models: [] }],
});

test('a make has its slug as value and shows its count', () => {
  expect(view.channels[0]?.makes).toEqual([
    { value: 'ford', label: 'Ford', count: '1,200' },
    { value: 'skoda', label: 'Škoda', count: '34' },
  ]);
});

test('each channel shows its total', () => {
  expect(view.channels.map(({ count }) => count)).toEqual(['1,234 cars', '0 commercials', '1 bike']);
});

test('all counties are offered, in alphabetical order', () => {
  expect(view.counties).toHaveLength(32);
  expect(view.counties[0]).toEqual({ value: 'antrim', label: 'Antrim' });
});

test('one is counted in the singular', () => {
  expect(countWords('Car', 1)).toBe('1 car');
});
