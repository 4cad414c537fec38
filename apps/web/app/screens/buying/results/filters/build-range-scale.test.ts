import { searchableAttributesOf } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { buildRangeScale } from './build-range-scale.ts';

const attribute = (key: string) => {
  const found = searchableAttributesOf('Car').find((each) => each.key === key);
  if (!found) throw new Error(`No attribute ${key}`);
  return found;
};
const bar = (from: number, count: number) => ({ from, to: null, count });
const today = new Date('2026-11-15T12:00:00Z');

test('there is one more stop than bars, so that the last bar has an end', () => {
  const { stops, histogram } = buildRangeScale(attribute('price'), [bar(0, 2), bar(60_000, 3)], today);
  expect(stops.map(({ label }) => label)).toEqual(['€0', '€60,000', '€100,000']);
  expect(histogram).toEqual([2, 3]);
});

test('a year is shown with its plates', () => {
  const { stops } = buildRangeScale(attribute('year'), [bar(2012, 1), bar(2019, 1)], today);
  expect(stops.map(({ label }) => label).slice(0, 2)).toEqual(['2012', '2019 (191, 192)']);
});

test('years before and after the scale are counted at its ends', () => {
  const bars = [bar(1900, 4), bar(1998, 1), bar(2026, 2), bar(2027, 3)];
  expect(buildRangeScale(attribute('year'), bars, today).histogram).toEqual([5, 5]);
});

test('a bucket that starts above a round figure has that figure as its stop', () => {
  const { stops } = buildRangeScale(attribute('engineCc'), [bar(1001, 1), bar(1301, 1)], today);
  expect(stops.map(({ value }) => value)).toEqual(['1000', '1300', '5000']);
});
