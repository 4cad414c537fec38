import { expect, test } from 'vitest';
import { carTaxRegimeOf, cycleOf, isMonthDecisive, isVintage } from './tax-regime.ts';

const today = new Date('2026-11-15T12:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['1996-11-15', 'vintage'],
  ['1996-11-16', 'engine'],
  ['2007-12-31', 'engine'],
  ['2008-01-01', 'engine-or-nedc'],
  ['2008-06-30', 'engine-or-nedc'],
  ['2008-07-01', 'nedc'],
  ['2020-12-31', 'nedc'],
  ['2021-01-01', 'wltp'],
])('a car first registered on %s is taxed by %s', (registered, regime) => {
  expect(carTaxRegimeOf(day(registered), today)).toBe(regime);
});

test('the older figure decides if a car since 2021 has no other', () => {
  expect(carTaxRegimeOf(day('2021-03-01'), today, 'NEDC')).toBe('nedc');
});

test('a newer figure does not move an older car', () => {
  expect(carTaxRegimeOf(day('2019-03-01'), today, 'WLTP')).toBe('nedc');
});

test('CO₂ is measured by WLTP since 2021', () => {
  expect([cycleOf(2020), cycleOf(2021)]).toEqual(['NEDC', 'WLTP']);
});

test('a vehicle is vintage from its thirtieth birthday', () => {
  expect(isVintage(day('1996-11-15'), today)).toBe(true);
  expect(isVintage(day('1996-11-16'), today)).toBe(false);
});

test('the month decides in the year of a thirtieth birthday, and for cars of 2008', () => {
  expect(isMonthDecisive('other', 1996, today)).toBe(true);
  expect(isMonthDecisive('car', 2008, today)).toBe(true);
  expect(isMonthDecisive('other', 2008, today)).toBe(false);
  expect(isMonthDecisive('car', 2009, today)).toBe(false);
});
