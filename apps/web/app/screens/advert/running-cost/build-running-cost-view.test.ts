import type { YearlyCost } from '@forecourt/pricing';
import { expect, test } from 'vitest';
import { buildRunningCostView, parseYearlyDistance } from './build-running-cost-view.ts';

const cost: YearlyCost = {
  total: 4300,
  perMonth: 358,
  perKm: 0.29,
  parts: [],
  isComplete: false,
  leftOut: ['Loss of value'],
  averageInsurance: null,
  working: [
    { label: 'Motor tax', detail: 'for the whole year', amount: 420 },
    { label: 'Loss of value', detail: 'too few like it are for sale to say', amount: null },
  ],
  sources: [{ name: 'Motor tax rates', asOf: '2026-01-01', kind: 'law' }],
  notes: ['Insurance is not in the total.'],
};

const view = buildRunningCostView(cost, 15_000, [
  ['make', 'ford'],
  ['km', '15000'],
]);

test('what is not known is said, not left out', () => {
  expect(view.rows.map(({ value }) => value)).toEqual(['€420', 'Not known']);
});

test('the figures are also told by month and kilometre', () => {
  expect(view.rest).toContain(': €358 a month, 29 cent a kilometre');
});

test('a total that lacks a part says which', () => {
  expect(view.rest).toMatch(/^a year, without loss of value: /);
  expect(buildRunningCostView({ ...cost, leftOut: [] }, 15_000, []).rest).toMatch(/^a year: /);
});

test('every source has its year', () => {
  expect(view.sources).toEqual(['Motor tax rates (2026)']);
});

test('another distance keeps the rest of the address', () => {
  expect(view.distances[3]).toEqual({
    label: '20,000 km',
    href: '?make=ford&km=20000#running-cost',
    isThis: false,
  });
});

test('a distance that is not offered is the usual one', () => {
  expect(parseYearlyDistance('20000')).toBe(20_000);
  expect(parseYearlyDistance('12')).toBe(15_000);
  expect(parseYearlyDistance(null)).toBe(15_000);
});
