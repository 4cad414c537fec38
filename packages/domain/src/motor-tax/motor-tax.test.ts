import { describe, expect, test } from 'vitest';
import { motorTaxOf, motorTaxRange } from './motor-tax.ts';

const today = new Date('2026-11-15T00:00:00Z');
const car = (day: string, engineCc: number | null, co2: number | null, cycle: 'NEDC' | 'WLTP' = 'NEDC') =>
  motorTaxOf({ kind: 'car', firstRegistered: new Date(`${day}T00:00:00Z`), engineCc, co2, cycle }, today);

describe('motor tax', () => {
  test('a 1.4 petrol of 2006 is taxed by its engine', () => expect(car('2006-05-01', 1390, 160)).toBe(385));
  test('a diesel of 2016 with 99 g is taxed by NEDC', () => expect(car('2016-05-01', 1598, 99)).toBe(180));
  test('a diesel of 2018 with 143 g is taxed by NEDC', () => expect(car('2018-05-01', 1968, 143)).toBe(400));
  test('a petrol of 2022 with 131 g is taxed by WLTP', () =>
    expect(car('2022-05-01', 999, 131, 'WLTP')).toBe(210));
  test('an electric car pays the lowest rate', () => expect(car('2023-05-01', null, 0, 'WLTP')).toBe(120));
  test('a car of early 2008 may choose the cheaper regime', () => {
    expect(car('2008-03-01', 1968, 119)).toBe(200);
    expect(car('2008-03-01', 998, 150)).toBe(199);
  });
  test('a car of early 2008 without its CO₂ pays at most the rate of its engine', () => {
    const early = { kind: 'car', firstRegistered: new Date('2008-03-01'), cycle: 'NEDC' } as const;
    expect(motorTaxRange({ ...early, engineCc: 1968, co2: null }, today)).toEqual({ least: 120, most: 710 });
    expect(motorTaxRange({ ...early, engineCc: null, co2: 119 }, today)).toEqual({ least: 199, most: 200 });
    expect(motorTaxOf({ ...early, engineCc: 1968, co2: null }, today)).toBeNull();
  });
  test('a car since 2021 with only an NEDC figure is taxed by that', () =>
    expect(car('2022-05-01', 999, 131, 'NEDC')).toBe(280));
  test('a car from before 2021 is not taxed by a WLTP figure', () =>
    expect(car('2019-05-01', 999, 131, 'WLTP')).toBeNull());
  test('a car without a stated CO₂ has no figure rather than a guess', () =>
    expect(car('2015-03-01', 1598, null)).toBeNull());
  test('a car of 1990 is vintage', () => expect(car('1990-03-01', 1600, null)).toBe(56));
  test('a car is vintage from its thirtieth birthday and not before', () => {
    expect(car('1996-11-15', 1600, null)).toBe(56);
    expect(car('1996-11-16', 1600, null)).toBe(514);
  });
  test.each([
    ['a van or truck', { kind: 'goods', unladenKg: 9000, isElectric: false }],
    ['a van for private use', { kind: 'goods-used-privately', engineCc: 2298 }],
    ['a bus', { kind: 'bus', seats: 40 }],
    ['a motor caravan', { kind: 'motor-caravan' }],
  ] as const)('%s over thirty years old is vintage as well', (_, vehicle) => {
    expect(motorTaxOf({ ...vehicle, firstRegistered: new Date('1990-03-01') }, today)).toBe(56);
    expect(motorTaxOf({ ...vehicle, firstRegistered: new Date('1999-03-01') }, today)).not.toBe(56);
  });
  test('a van used for business is taxed by weight', () =>
    expect(motorTaxOf({ kind: 'goods', unladenKg: 1900, isElectric: false }, today)).toBe(333));
  test('a light electric van has a rate of its own', () => {
    expect(motorTaxOf({ kind: 'goods', unladenKg: 1500, isElectric: true }, today)).toBe(92);
    expect(motorTaxOf({ kind: 'goods', unladenKg: 1501, isElectric: true }, today)).toBe(333);
  });
  test('a pick-up taxed privately is taxed by its engine', () =>
    expect(motorTaxOf({ kind: 'goods-used-privately', engineCc: 2298 }, today)).toBe(994));
  test('a heavy truck pays the top goods rate', () =>
    expect(motorTaxOf({ kind: 'goods', unladenKg: 12_500, isElectric: false }, today)).toBe(900));
  test('a motorcycle is taxed by its engine', () => {
    const firstRegistered = new Date('2019-05-01T00:00:00Z');
    expect(motorTaxOf({ kind: 'motorcycle', firstRegistered, engineCc: 689 }, today)).toBe(88);
    expect(motorTaxOf({ kind: 'motorcycle', firstRegistered, engineCc: null }, today)).toBe(35);
  });
  test('a motor caravan has one rate', () => expect(motorTaxOf({ kind: 'motor-caravan' }, today)).toBe(102));
});
