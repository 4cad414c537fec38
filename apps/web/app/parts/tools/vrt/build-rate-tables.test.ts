import type { ImportQuestion, VehicleToRegister } from '@forecourt/pricing';
import { expect, test } from 'vitest';
import { buildRateTables } from './build-rate-tables.ts';

const car: VehicleToRegister = {
  kind: 'car',
  omsp: 20_000,
  co2: 131,
  cycle: 'WLTP',
  nox: null,
  fuel: 'diesel',
};
const van: VehicleToRegister = { kind: 'van', omsp: 20_000, co2: 118 };
const bike: VehicleToRegister = { kind: 'motorcycle', engineCc: 599, ageMonths: 50 };

function tables(vehicle: VehicleToRegister, day = '2026-11-15') {
  const question: ImportQuestion = { vehicle, day, from: 'eu', price: 10_000, transport: 0 };
  return buildRateTables(question);
}
const titles = (...asked: Parameters<typeof tables>) => tables(...asked).map(({ title }) => title);
const chosen = (vehicle: VehicleToRegister) =>
  tables(vehicle).flatMap(({ rows }) => rows.filter(({ isChosen }) => isChosen).map(({ cells }) => cells));

test('each kind has its own tables', () => {
  expect(titles(car)).toEqual([
    'VRT on cars by CO₂ (WLTP), since January 2022',
    'NOx charge, since January 2020',
    'Relief on electric cars, until 31 December 2026',
  ]);
  expect(titles(van)).toEqual(['VRT on vans and campers, since July 2025']);
  expect(titles(bike)).toEqual(['VRT on motorcycles by engine size', 'Discount for a motorcycle’s age']);
  expect(titles({ kind: 'truck-or-vintage' })).toEqual([]);
});

test('the table is the one in force on the day', () => {
  expect(tables(van, '2025-06-30')[0]).toMatchObject({
    title: 'VRT on vans and campers',
    rows: [{ cells: ['0 g/km or more', '13.3%', '€125'] }],
  });
  expect(titles(car, '2027-01-01')).not.toContain('Relief on electric cars, until 31 December 2026');
});

test('the row of the vehicle is marked', () => {
  expect(chosen(car)).toEqual([['131 to 135 g/km', '19.25%', '€385']]);
  expect(chosen(van)).toEqual([['0 to 120 g/km', '8%', '€160']]);
  expect(chosen(bike)).toEqual([['48 to 59 months', '60%']]);
});

test('without proof of the NOx figure the maximum is charged, whatever the fuel', () => {
  expect(
    tables(car)[1]
      ?.rows.slice(-3)
      .map(({ cells }) => cells),
  ).toEqual([
    ['Maximum, diesel', '€4,850'],
    ['Maximum, others', '€600'],
    ['Without proof of the figure', 'The maximum for its fuel'],
  ]);
});
