import { standardKmAYear } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { bookOf, sampleAdvert, sampleAdverts } from '../testing/sample-market.ts';
import { consumptionOf } from './consumption.ts';
import type { InsuranceChoice } from './insurance.ts';
import { runningCostAYear } from './keeping-costs.ts';
import { testCostAYear } from './test-fees.ts';
import { yearlyCost } from './yearly-cost.ts';

const book = bookOf(sampleAdverts(2000));
const golf = sampleAdvert('x', { vehicle: { motorTax: 190, consumption: 4.5 } });
const cost = (kmAYear: number, advert = golf) => book.yearlyCost(advert, { kmAYear });
const partOf = (yearly: ReturnType<typeof cost>, wanted: string) =>
  yearly.parts.find(({ part }) => part === wanted)?.amount;

describe('a yearly cost', () => {
  it('is the sum of its parts', () => {
    const { total, parts, isComplete } = cost(17_000);
    expect(total).toBe(parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
    expect(isComplete).toBe(true);
  });

  it('computes fuel by the km, at more than the label says', () => {
    // 4.5 litres by NEDC are 5.2 on the road: 5.2 × 170 × €1.74.
    expect(partOf(cost(17_000), 'energy')).toBe(1538);
  });

  it('shows figures that multiply out', () => {
    const electric = sampleAdvert('e', { vehicle: { fuel: 'Electric', batteryKwh: 60.6, rangeKm: 400 } });
    const { working } = cost(15_000, electric);
    // 17.4 × €0.32 × 150: €0.29 by the tariffs, plus what is lost while charging.
    expect(working.find(({ label }) => label === 'Electricity')).toMatchObject({
      detail: expect.stringContaining('17.4 kWh at €0.32, charging losses included'),
      amount: 835,
    });
  });

  it('names the energy by the fuel, also when too little is known to compute it', () => {
    const labelOf = (fuel: 'Diesel' | 'Electric' | 'Petrol Plug-in Hybrid') => {
      const vehicle = { fuel, engineCc: null, co2: null, consumption: null };
      return cost(17_000, sampleAdvert('x', { vehicle })).parts.find(({ part }) => part === 'energy')?.label;
    };
    expect(labelOf('Diesel')).toBe('Fuel');
    expect(labelOf('Petrol Plug-in Hybrid')).toBe('Fuel');
    expect(labelOf('Electric')).toBe('Electricity');
  });

  it('grows with the km', () => {
    expect(cost(30_000).total).toBeGreaterThan(cost(10_000).total);
  });

  it('loses value, and more when driven further', () => {
    const little = partOf(cost(5000), 'depreciation') ?? 0;
    expect(little).toBeGreaterThan(0);
    expect(partOf(cost(40_000), 'depreciation')).toBeGreaterThan(little);
  });

  it('computes the motor tax if the advert does not state it', () => {
    const taxOf = (vehicle: Parameters<typeof sampleAdvert>[1]) =>
      partOf(cost(17_000, sampleAdvert('x', vehicle)), 'motor-tax');
    expect(taxOf({ vehicle: { co2: 99 } })).toBe(180);
    expect(taxOf({ vehicle: { year: 2023, co2: 131 } })).toBe(210);
    expect(taxOf({ vehicle: { fuel: 'Electric' } })).toBe(120);
    expect(taxOf({ channel: 'Commercial', vehicle: { grossWeightKg: 3000, payloadKg: 1100 } })).toBe(333);
    expect(taxOf({ channel: 'Bike', vehicle: { engineCc: 689 } })).toBe(88);
    expect(taxOf({ vehicle: { co2: null } })).toBeNull();
  });

  it('keeps insurance out of the total and says so', () => {
    const { averageInsurance, isInsured, notes, working } = cost(17_000);
    expect([averageInsurance, isInsured]).toEqual([623, false]);
    expect(notes[0]).toContain('not included');
    expect(working.map(({ label }) => label)).not.toContain('Insurance');
  });

  it('includes insurance at the average or at one’s own figure', () => {
    const insured = (insurance: InsuranceChoice) => book.yearlyCost(golf, { kmAYear: 17_000, insurance });
    const without = cost(17_000).total;
    expect(insured('average').total - without).toBe(623);
    expect(insured('average').sources.map(({ name }) => name)).toContain(
      'Central Bank of Ireland, average motor premium',
    );
    expect(insured(1480).total - without).toBe(1480);
    expect(insured(1480).notes[0]).toContain('your own figure');
  });

  it('has no average premium for vans and bikes', () => {
    const van = sampleAdvert('v', { channel: 'Commercial' });
    const asked = book.yearlyCost(van, { kmAYear: 20_000, insurance: 'average' });
    expect([asked.isInsured, asked.averageInsurance]).toEqual([false, null]);
  });

  it('gives the rule and the band of the motor tax, or that it is stated', () => {
    const taxOf = (vehicle: Parameters<typeof sampleAdvert>[1]) =>
      cost(17_000, sampleAdvert('x', vehicle)).working.find(({ label }) => label === 'Motor tax')?.detail;
    expect(taxOf({ vehicle: { year: 2023, co2: 131 } })).toMatch(/WLTP.*131 g\/km is in the band/);
    expect(taxOf({ vehicle: { year: 2023, co2: 131, motorTax: 210 } })).toMatch(/WLTP/);
    expect(taxOf({ vehicle: { motorTax: 190 } })).toBe('for the whole year, as advertised');
    expect(taxOf({ vehicle: { motorTax: 190 }, usual: ['motorTax'] })).toBe('as usual for the model');
    expect(taxOf({ vehicle: { motorTax: 180, co2: 99 }, usual: ['motorTax', 'co2'] })).toMatch(
      /99 g\/km is in the band .*, as usual for the model$/,
    );
  });

  it('gives the source of the distance while it is the default', () => {
    const named = (kmAYear: number) => cost(kmAYear).sources.map(({ name }) => name);
    expect(named(standardKmAYear.Car)).toContain('AA Ireland, average kilometres a year');
    expect(named(12_345)).not.toContain('AA Ireland, average kilometres a year');
  });

  it('leaves out unknown parts, and is then not complete', () => {
    const unknown = sampleAdvert('x', { vehicle: { model: 'Corrado', fuel: null, motorTax: null } });
    const yearly = cost(17_000, unknown);
    expect(yearly.isComplete).toBe(false);
    expect(yearly.leftOut).toContain('Depreciation');
    expect(partOf(yearly, 'depreciation')).toBeNull();
    expect(partOf(yearly, 'energy')).toBeNull();
  });

  it('of a bike has no test', () => {
    const bike = sampleAdvert('b', {
      channel: 'Bike',
      vehicle: { make: 'Honda', model: 'CB500', fuel: 'Petrol' },
    });
    expect(cost(4000, bike).parts.map(({ part }) => part)).toEqual(['motor-tax', 'energy', 'depreciation']);
  });
});

describe('the yearly cost that searches compare', () => {
  const now = 2026.9;

  it('is the yearly cost without depreciation', () => {
    for (const advert of [golf, ...sampleAdverts(300)]) {
      const { parts, leftOut } = yearlyCost(advert, { kmAYear: 15_000 }, { now, depreciation: null });
      const sum = parts.reduce((total, { amount }) => total + (amount ?? 0), 0);
      expect(runningCostAYear(advert, 15_000, now)).toBe(leftOut.length > 1 ? null : sum);
    }
  });

  it('is null if the tax or the fuel is unknown', () => {
    expect(runningCostAYear(sampleAdvert('x', { vehicle: { fuel: null } }), 15_000, now)).toBeNull();
  });
});

describe('consumption', () => {
  it('prefers stated figures to computed ones', () => {
    expect(consumptionOf({ fuel: 'Petrol', year: 2022, consumption: 6, co2: 100 })?.litres).toBeCloseTo(6.3);
    expect(consumptionOf({ fuel: 'Diesel', year: 2022, co2: 106 })?.litres).toBeCloseTo(4.2);
    expect(consumptionOf({ fuel: 'Petrol', year: 2010, engineCc: 1600 })?.litres).toBeCloseTo(7.4);
  });

  it('of a bike is a bike’s, and of a lorry a lorry’s', () => {
    expect(consumptionOf({ fuel: 'Petrol', engineCc: 700 }, true)?.litres).toBeCloseTo(4.4);
    expect(consumptionOf({ fuel: 'Electric' }, true)?.kwh).toBe(7);
    expect(consumptionOf({ fuel: 'Diesel', engineCc: 13_000 })?.litres).toBeCloseTo(31);
  });

  it('of an electric car comes from its battery and range', () => {
    expect(consumptionOf({ fuel: 'Electric', batteryKwh: 60, rangeKm: 400 })?.kwh).toBeCloseTo(17.24, 1);
    expect(consumptionOf({ fuel: 'Electric' })?.kwh).toBe(17.5);
  });

  it('of a plug-in hybrid is both', () => {
    const used = consumptionOf({ fuel: 'Petrol Plug-in Hybrid', consumption: 1.2 });
    expect(used?.litres).toBeGreaterThan(3);
    expect(used?.kwh).toBeGreaterThan(5);
  });
});

describe('the cost of the test', () => {
  it('of a new car is the one test of its first four years', () => {
    expect(testCostAYear('car', 0.2)).toBe(15);
  });

  it('is a fee every year from ten years on, and every second before', () => {
    expect(testCostAYear('car', 12)).toBe(60);
    expect(testCostAYear('car', 5.5)).toBe(30);
    expect(testCostAYear('goods', 3)).toBe(131.41);
  });
});
