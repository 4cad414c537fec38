import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counties } from '../place/counties.ts';
import { formatPlate, parsePlate, plateFacts } from './plate.ts';

describe('parsePlate', () => {
  it.each(['191-D-12345', '191 d 12345', '191D12345', ' 191-D 12345 '])('parses %o', (text) => {
    expect(parsePlate(text)).toEqual({
      kind: 'irish',
      year: 2019,
      half: 1,
      code: 'D',
      county: 'Dublin',
      number: 12345,
    });
  });

  it('parses a plate from before 2013', () => {
    expect(parsePlate('08-KY-7')).toMatchObject({ year: 2008, half: null, county: 'Kerry' });
  });

  it.each([
    ['132-LK-1', 'Limerick'],
    ['131-TN-1', 'Tipperary'],
    ['05-TS-1', 'Tipperary'],
    ['99-WD-1', 'Waterford'],
  ])('knows the old code of %s', (text, county) => {
    expect(parsePlate(text)).toMatchObject({ kind: 'irish', county });
  });

  it.each(['141-LK-1', '141-TN-1', '151-TS-1', '261-WD-1'])('refuses %s, whose code had ended', (text) => {
    expect(parsePlate(text)).toBeNull();
  });

  it('accepts T only from 2014', () => {
    expect(parsePlate('141-T-1')).toMatchObject({ county: 'Tipperary' });
    expect(parsePlate('132-T-1')).toBeNull();
  });

  it.each([
    '',
    '191-D-0',
    '191-D-0123',
    '191-D-1234567',
    '193-D-1',
    '13-D-1',
    '121-D-1',
    '191-XX-1',
    '86-D-1',
    'hello',
  ])('refuses %o', (text) => {
    expect(parsePlate(text)).toBeNull();
  });

  it('distinguishes vintage, temporary and Northern Irish plates', () => {
    expect(parsePlate('ZV 12345')).toEqual({ kind: 'vintage', number: 12345 });
    expect(parsePlate('zz-9876')).toEqual({ kind: 'temporary', number: 9876 });
    expect(parsePlate('AAZ 1234')).toMatchObject({
      kind: 'northern-irish',
      letters: 'AAZ',
      county: 'Antrim',
    });
    expect(parsePlate('SIL 777')).toMatchObject({ kind: 'northern-irish', county: 'Fermanagh' });
    expect(parsePlate('AAZ 9999')).toMatchObject({ number: 9999 });
    expect(parsePlate('AAZ 10000')).toBeNull();
    expect(parsePlate('ABC 1234')).toBeNull();
  });
});

describe('formatPlate', () => {
  it('formats every plate so that it parses back unchanged', () => {
    const codes = counties
      .filter((c) => c.jurisdiction === 'IE')
      .flatMap((c) => [...c.plateCodes, ...c.oldPlateCodes]);
    const anyPlate = fc.tuple(
      fc.integer({ min: 1987, max: 2086 }),
      fc.constantFrom(1, 2),
      fc.constantFrom(...codes),
      fc.integer({ min: 1, max: 999_999 }),
    );
    fc.assert(
      fc.property(anyPlate, ([year, half, code, number]) => {
        const mark = `${String(year).slice(-2)}${year < 2013 ? '' : half}`;
        const text = `${mark}-${code}-${number}`;
        const plate = parsePlate(text);
        if (plate) expect(formatPlate(plate)).toBe(text);
        else expect(['LK', 'TN', 'TS', 'WD', 'T']).toContain(code);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });

  it.each(['ZV 12345', 'ZZ 1', 'AAZ 1234'])('formats %s unchanged', (text) => {
    const plate = parsePlate(text);
    expect(plate && formatPlate(plate)).toBe(text);
  });
});

describe('plateFacts', () => {
  it('gives when and where', () => {
    expect(plateFacts('192-C-99')).toEqual({ year: 2019, half: 2, county: 'Cork', mark: '192' });
  });

  it.each([null, '', 'ZV 1', 'AAZ 1234', 'nonsense'])('gives nothing for %o', (text) => {
    expect(plateFacts(text)).toBeNull();
  });
});
