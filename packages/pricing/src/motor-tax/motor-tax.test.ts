import { describe, expect, it } from 'vitest';
import { explainMotorTax } from './motor-tax-of-vehicle.ts';
import { discPrices, taxRegimes, taxRows } from './motor-tax-tables.ts';

const today = new Date('2026-11-15T00:00:00Z');
const car = (year: number, engineCc: number | null, co2: number | null, month = 5) =>
  ({
    kind: 'car',
    firstRegistered: new Date(Date.UTC(year, month - 1, 1)),
    engineCc,
    co2,
    cycle: year >= 2021 ? 'WLTP' : 'NEDC',
  }) as const;

describe('a disc', () => {
  it.each([
    [199, 110, 56],
    [385, 213, 108],
    [120, 66, 33],
    [200, 111, 56],
    [710, 394, 200],
    [2400, 1332, 678],
    [333, 184, 94],
    [1809, 1003, 511],
  ])('of €%i a year costs €%i for six months and €%i for three', (annual, halfYear, quarter) => {
    expect(discPrices(annual)).toEqual({ annual, halfYear, quarter });
  });

  it('is only sold for the whole year if it is cheap', () => {
    expect(discPrices(92)).toEqual({ annual: 92, halfYear: null, quarter: null });
  });
});

describe('a table', () => {
  it.each(taxRegimes)('of regime %s has no gaps, no end and rates that never fall', (regime) => {
    const rows = taxRows(regime);
    expect(rows[0]?.from).toBe(0);
    expect(rows.at(-1)?.to).toBeNull();
    rows.slice(1).forEach((row, index) => {
      expect(row.from).toBe((rows[index]?.to ?? 0) + 1);
      expect(row.annual).toBeGreaterThan(rows[index]?.annual ?? 0);
    });
  });
});

describe('explainMotorTax', () => {
  it.each([
    ['a 1.4 petrol of 2006', car(2006, 1390, 160), 385, 'engine'],
    ['a diesel of 2016 with 99 g', car(2016, 1598, 99), 180, 'nedc'],
    ['a diesel of 2018 with 143 g', car(2018, 1968, 143), 400, 'nedc'],
    ['a petrol of 2022 with 131 g', car(2022, 999, 131), 210, 'wltp'],
    ['an electric car of 2023', car(2023, null, 0), 120, 'wltp'],
    ['a van for business', { kind: 'goods', unladenKg: 1900, isElectric: false } as const, 333, 'goods'],
    ['a pick-up taxed privately', { kind: 'goods-used-privately', engineCc: 2298 } as const, 994, 'engine'],
    ['a heavy truck', { kind: 'goods', unladenKg: 12_500, isElectric: false } as const, 900, 'goods'],
    [
      'a motorcycle of 689 cc',
      { kind: 'motorcycle', firstRegistered: new Date('2019-01-01'), engineCc: 689 } as const,
      88,
      'motorcycle',
    ],
    ['a car of 1990', car(1990, 1600, null), 56, null],
  ])('gives %s its rate', (_, vehicle, annual, regime) => {
    expect(explainMotorTax(vehicle, today)).toMatchObject({ annual, regime });
  });

  it('names the band', () => {
    expect(explainMotorTax(car(2022, 999, 131), today).working.at(-1)).toEqual({
      label: 'Band',
      detail: '131 g/km is in the band 131 to 140 g/km',
      amount: 210,
    });
  });

  it('shows a range if the CO₂ is unknown, never a guess', () => {
    const answer = explainMotorTax(car(2015, 1598, null), today);
    expect(answer).toMatchObject({ annual: null, between: { least: 120, most: 2400 } });
    expect(answer.notes.join(' ')).toContain('registration certificate');
  });

  it('names the figure that is missing', () => {
    expect(explainMotorTax(car(2004, null, null), today)).toMatchObject({ annual: null, missing: 'engine' });
    expect(explainMotorTax(car(2004, null, null), today).notes.join(' ')).not.toContain('CO₂');
    expect(explainMotorTax(car(2015, 1598, null), today).missing).toBe('co2');
    expect(explainMotorTax(car(2015, 1598, 99), today).missing).toBeNull();
  });

  it('gives a car of early 2008 without its CO₂ the maximum', () => {
    expect(explainMotorTax(car(2008, 1968, null, 3), today)).toMatchObject({
      annual: null,
      between: { most: 710 },
      missing: 'co2',
      regime: 'engine',
    });
  });

  it('says that the vintage rate needs an application', () => {
    const { notes } = explainMotorTax(car(1990, 1600, null), today);
    expect(notes.join(' ')).toContain('You have to apply');
  });

  it('gives the day of its rates and the year for which they were checked', () => {
    expect(explainMotorTax(car(2016, 1598, 99), today).sources[0]).toMatchObject({
      name: 'Motor tax rates, checked up to the budget for 2026',
      asOf: '2021-01-01',
    });
  });

  it('uses the cheaper regime for a car of early 2008', () => {
    expect(explainMotorTax(car(2008, 1968, 119, 3), today)).toMatchObject({ annual: 200, regime: 'nedc' });
    expect(explainMotorTax(car(2008, 998, 150, 3), today)).toMatchObject({ annual: 199, regime: 'engine' });
  });
});
