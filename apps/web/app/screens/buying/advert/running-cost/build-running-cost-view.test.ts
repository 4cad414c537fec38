import { exampleAdvert } from '@forecourt/domain/testing';
import type { YearlyCost } from '@forecourt/pricing';
import { expect, test } from 'vitest';
import { buildRunningCostView, parseYearlyDistance } from './build-running-cost-view.ts';

const cost: YearlyCost = {
  total: 4300,
  perMonth: 358,
  perKm: 0.29,
  parts: [],
  isComplete: false,
  leftOut: ['Depreciation'],
  isInsured: false,
  averageInsurance: null,
  working: [
    { label: 'Motor tax', detail: 'for the whole year', amount: 420 },
    { label: 'Depreciation', detail: 'too few similar adverts to say', amount: null },
  ],
  sources: [{ name: 'Motor tax rates', asOf: '2026-01-01', kind: 'law' }],
  notes: ['Insurance is not in the total.'],
};

const view = buildRunningCostView(exampleAdvert, cost, 17_000, [
  ['make', 'ford'],
  ['km', '17000'],
]);

test('unknown parts are named, not left out', () => {
  expect(view.rows.map(({ value }) => value)).toEqual(['€420', 'Not known']);
});

test('the figures are also given by month and kilometre', () => {
  expect(view.rest).toContain(': €358 a month, 29 cent a kilometre');
});

test('a total without a part says which', () => {
  const rest = (changes: Partial<YearlyCost>) =>
    buildRunningCostView(exampleAdvert, { ...cost, ...changes }, 17_000, []).rest;
  expect(rest({})).toMatch(/^a year, without depreciation and insurance: /);
  expect(rest({ leftOut: [] })).toMatch(/^a year, with depreciation, without insurance: /);
  expect(rest({ leftOut: [], isInsured: true })).toMatch(/^a year, with depreciation: /);
});

test('every source has its kind and its date', () => {
  expect(view.sources).toEqual([{ name: 'Motor tax rates', kind: 'set by law', date: '1 January 2026' }]);
});

test('the default distance is among those to choose from', () => {
  expect(view.distances.filter(({ isThis }) => isThis).map(({ label }) => label)).toEqual(['17,000 km']);
});

test('another distance keeps the other parameters of the address', () => {
  expect(view.distances[3]).toEqual({
    label: '20,000 km',
    href: '?make=ford&km=20000#running-cost',
    isThis: false,
  });
});

test('a distance that is not offered falls back to the default', () => {
  expect(parseYearlyDistance('20000', 'Car')).toBe(20_000);
  expect(parseYearlyDistance('12', 'Car')).toBe(17_000);
  expect(parseYearlyDistance(null, 'Car')).toBe(17_000);
  expect(parseYearlyDistance(null, 'Bike')).toBe(5000);
});

test('an electric car also links to its range and charging', () => {
  const vehicle = { ...exampleAdvert.vehicle, fuel: 'Electric' as const, rangeKm: 400, batteryKwh: 58 };
  const { tools } = buildRunningCostView({ ...exampleAdvert, vehicle }, cost, 17_000, []);
  expect(tools.at(-1)?.href).toBe('/ev-calculator?range=400&battery=58#ev');
});
