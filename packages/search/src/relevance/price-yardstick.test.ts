import { expect, it } from 'vitest';
import { PriceYardstick } from './price-yardstick.ts';

const rows = 10_000;
const prices = new Float64Array(rows).fill(9000);

function measure(groupOf: (index: number) => number) {
  const steps = PriceYardstick.measure(rows, groupOf, prices);
  for (let pauses = 0; ; pauses++) {
    const step = steps.next();
    if (step.done) return { pauses, yardstick: step.value };
  }
}

it('yields while it collects prices, slice by slice', () => {
  let askedInARow = 0;
  let mostInARow = 0;
  const steps = PriceYardstick.measure(rows, () => ++askedInARow, prices);
  while (!steps.next().done) {
    mostInARow = Math.max(mostInARow, askedInARow);
    askedInARow = 0;
  }
  expect(mostInARow).toBeLessThanOrEqual(4096);
});

it('yields as often among groups that are too small to measure as among others', () => {
  const { pauses: ofSmall } = measure((index) => index >> 2);
  const { pauses: ofLarge } = measure((index) => (index >> 2) % 1250);
  // The first slice is a small one.
  const slices = 1 + Math.ceil(rows / 4096);
  expect([ofSmall, ofLarge]).toEqual([slices + Math.floor(2500 / 256), slices + Math.floor(1250 / 256)]);
});

it('rates a price against the usual one of its group', () => {
  const { yardstick } = measure(() => 1);
  expect(yardstick.fairnessPoints(1, 9000)).toBe(0);
  expect(yardstick.fairnessPoints(1, 7000)).toBe(5);
  expect(yardstick.fairnessPoints(2, 7000)).toBe(0);
});

it('ranks a price that is too good to be true below every other', () => {
  const { yardstick } = measure(() => 1);
  expect(yardstick.fairnessPoints(1, 1)).toBeLessThan(yardstick.fairnessPoints(1, 90_000));
});
