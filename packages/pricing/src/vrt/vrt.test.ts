import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importCost } from './import-cost.ts';
import { onNitrogen, type VehicleToRegister, vrtOf } from './vrt.ts';
import { wltpOfNedc } from './vrt-rates.ts';

const day = '2026-11-15';
const car = (omsp: number, co2: number, nox: number | null, fuel: 'diesel' | 'electric' | 'other') =>
  ({ kind: 'car', omsp, co2, cycle: 'WLTP', nox, fuel }) satisfies VehicleToRegister;
const total = (vehicle: VehicleToRegister, on = day) => vrtOf(vehicle, on).total;

describe('VRT', () => {
  it.each([
    ['a petrol car', car(30_000, 131, 45, 'other'), 6050],
    ['a diesel', car(25_000, 122, 60, 'diesel'), 4687.5],
    ['a thirsty old diesel', car(18_000, 195, 300, 'diesel'), 12_230],
    ['an electric car at the full relief', car(40_000, 0, 0, 'electric'), 0],
    ['an electric car where the relief just ends the tax', car(43_860, 0, 0, 'electric'), 0.2],
    ['an electric car with little relief', car(47_000, 0, 0, 'electric'), 1790],
    ['a new 599', { kind: 'motorcycle', engineCc: 599, ageMonths: 0 } as const, 949],
    ['a new 998', { kind: 'motorcycle', engineCc: 998, ageMonths: 0 } as const, 1348],
    ['a 599 of four years', { kind: 'motorcycle', engineCc: 599, ageMonths: 50 } as const, 379.6],
    ['a truck', { kind: 'truck-or-vintage' } as const, 200],
  ])('on %s is right to the cent', (_, vehicle, expected) => {
    expect(total(vehicle)).toBe(expected);
  });

  it('is never below the minimum of its band', () => {
    expect(total(car(500, 131, 0, 'other'))).toBe(385);
  });

  it('on vans follows CO₂ since July 2025', () => {
    expect(total({ kind: 'van', omsp: 20_000, co2: 118 })).toBe(1600);
    expect(total({ kind: 'van', omsp: 20_000, co2: 160 })).toBe(2660);
    expect(total({ kind: 'van', omsp: 20_000, co2: 118 }, '2025-06-30')).toBe(2660);
  });

  it('on electric cars has no relief after 2026', () => {
    expect(total(car(30_000, 0, 0, 'electric'), '2027-01-01')).toBe(2100);
  });

  it('charges the maximum if the NOx figure is not proved', () => {
    expect(onNitrogen(null, true).amount).toBe(4850);
    expect(onNitrogen(null, false).amount).toBe(600);
  });

  it('converts an older CO₂ figure first', () => {
    expect(wltpOfNedc(100, true)).toBe(127);
    expect(wltpOfNedc(100, false)).toBe(127);
    const { working } = vrtOf({ ...car(20_000, 100, 0, 'diesel'), cycle: 'NEDC' }, day);
    expect(working[0]?.detail).toBe('100 g/km by NEDC is taken as 127 g/km by WLTP');
  });

  it('never falls with the price, the CO₂ or the NOx', () => {
    const step = fc.record({
      omsp: fc.integer({ min: 0, max: 150_000 }),
      co2: fc.integer({ min: 0, max: 300 }),
      nox: fc.integer({ min: 0, max: 400 }),
      more: fc.integer({ min: 1, max: 50 }),
      isDiesel: fc.boolean(),
    });
    fc.assert(
      fc.property(step, ({ omsp, co2, nox, more, isDiesel }) => {
        const fuel = isDiesel ? 'diesel' : 'other';
        const now = total(car(omsp, co2, nox, fuel));
        expect(total(car(omsp + more * 100, co2, nox, fuel))).toBeGreaterThanOrEqual(now);
        expect(total(car(omsp, co2 + more, nox, fuel))).toBeGreaterThanOrEqual(now);
        expect(total(car(omsp, co2, nox + more, fuel))).toBeGreaterThanOrEqual(now);
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it.each([
    ['a car', car(20_000, 131, 0, 'other')],
    ['an electric car', car(20_000, 0, null, 'electric')],
    ['a van', { kind: 'van', omsp: 20_000, co2: 118 }],
    ['a truck', { kind: 'truck-or-vintage' }],
    ['a motorcycle', { kind: 'motorcycle', engineCc: 599, ageMonths: 0 }],
  ] as const)('on %s gives each source its day and the year it was checked for', (_, vehicle) => {
    for (const { name, asOf } of vrtOf(vehicle, day).sources) {
      expect(name).toContain('2026');
      expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it('shows steps that add up', () => {
    const { working, total: sum } = vrtOf(car(47_000, 0, null, 'electric'), day);
    expect(working.reduce((all, { amount }) => all + (amount ?? 0), 0)).toBeCloseTo(sum, 2);
  });
});

describe('an import', () => {
  const vehicle = car(20_000, 131, 0, 'other');
  const question = { vehicle, price: 10_000, transport: 500, day };

  it('from Great Britain pays duty, and VAT on top of it', () => {
    expect(importCost({ ...question, from: 'great-britain' })).toMatchObject({
      duty: 1050,
      vat: 2656.5,
      vrt: 3850,
      total: 18_056.5,
    });
  });

  it.each([
    ['a van', { kind: 'van', omsp: 20_000, co2: 160 }],
    ['a truck', { kind: 'truck-or-vintage' }],
  ] as const)('%s from Great Britain pays one of two duties, and both are shown', (_, goods) => {
    const answer = importCost({ ...question, vehicle: goods, from: 'great-britain' });
    expect(answer).toMatchObject({ duty: 1050, atMost: { duty: 2310, vat: 2946.3 } });
    expect(answer.notes.join(' ')).toContain('10% or 22%');
  });

  it.each([
    ['a car', { ...question, from: 'great-britain' }],
    ['a van from the EU', { ...question, vehicle: { kind: 'van', omsp: 20_000, co2: 160 }, from: 'eu' }],
  ] as const)('%s has one duty', (_, asked) => {
    expect(importCost(asked).atMost).toBeNull();
  });

  it('made in the United Kingdom pays no duty', () => {
    expect(importCost({ ...question, from: 'great-britain', isUkMade: true })).toMatchObject({
      duty: 0,
      vat: 2415,
    });
  });

  it('from Northern Ireland pays only VRT if it was cleared there', () => {
    const {
      duty,
      vat,
      total: sum,
    } = importCost({ ...question, from: 'northern-ireland', isClearedInNi: true });
    expect([duty, vat, sum]).toEqual([0, 0, 14_350]);
  });

  it('from the EU pays VAT only when it counts as new', () => {
    expect(importCost({ ...question, from: 'eu' }).vat).toBe(0);
    expect(importCost({ ...question, from: 'eu', isNew: true }).vat).toBe(2415);
  });
});
