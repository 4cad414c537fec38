import { describe, expect, it } from 'vitest';
import type { EarlierAdvert } from './earlier-advert.ts';
import { checkVehicle } from './vehicle-check.ts';

const today = new Date('2026-11-15T00:00:00Z');
const advert = (listedAt: string, vehicle: Partial<EarlierAdvert['vehicle']> = {}): EarlierAdvert => ({
  publicReference: listedAt,
  status: 'ended',
  channel: 'Car',
  listedAt: `${listedAt}T09:00:00.000Z`,
  endedAt: null,
  priceHistory: [],
  imageUrl: '/media/adverts/0123456789ab/1-abcd/%d',
  vehicle: {
    make: 'Volkswagen',
    model: 'Golf',
    year: 2019,
    mileage: 90_000,
    colour: 'Blue',
    fuel: 'Diesel',
    condition: 'Used',
    registration: '191-D-1',
    derivative: null,
    isMileageInMiles: null,
    transmission: 'Manual',
    origin: null,
    body: 'Hatchback',
    engineCc: 1598,
    owners: 1,
    ...vehicle,
  },
});
const check = (plate: string, adverts: EarlierAdvert[] = []) => checkVehicle(plate, adverts, today);

describe('a plate', () => {
  it('gives the half of the year, the county and how the car is taxed', () => {
    expect(check('191 d 12345')).toMatchObject({
      plate: '191-D-12345',
      year: 2019,
      half: 1,
      county: 'Dublin',
      taxedBy: 'nedc',
    });
  });

  it.each([
    ['95-C-1', 'vintage'],
    ['96-C-1', 'engine-or-vintage'],
    ['97-C-1', 'engine'],
    ['ZV 123', 'vintage'],
    ['07-C-1', 'engine'],
    ['08-C-1', 'engine-or-nedc'],
    ['09-C-1', 'nedc'],
    ['202-C-1', 'nedc'],
    ['211-C-1', 'wltp'],
  ])('%s is taxed by %s', (plate, taxedBy) => {
    expect(check(plate)?.taxedBy).toBe(taxedBy);
  });

  it('names the law behind tax and test, if the plate gives them', () => {
    const names = (plate: string) =>
      check(plate)
        ?.sources.map(({ name }) => name)
        .join('; ');
    expect(names('191-D-1')).toMatch(/Motor tax.*NCT/);
    expect(names('AAZ 1234')).not.toMatch(/Motor tax|NCT/);
  });

  it('gives the days between which the next tests fall', () => {
    expect(check('191-D-12345')?.tests?.nct).toEqual([
      { from: '2027-01-01', to: '2027-06-30' },
      { from: '2029-01-01', to: '2029-06-30' },
      { from: '2030-01-01', to: '2030-06-30' },
      { from: '2031-01-01', to: '2031-06-30' },
    ]);
  });

  it.each([
    ['262-D-9', '2030-07-01', '2030-12-31'],
    ['271-D-9', '2031-01-01', '2031-06-30'],
  ])('of the current half-year or a later one, %s, is first tested after four years', (plate, from, to) => {
    expect(check(plate)?.tests?.nct[0]).toEqual({ from, to });
  });

  it('of Northern Ireland gives no year', () => {
    expect(check('AAZ 1234')).toMatchObject({
      kind: 'northern-irish',
      year: null,
      taxedBy: null,
      tests: null,
    });
  });

  it('says when a van with it is tested next', () => {
    expect(check('191-D-12345')?.tests?.cvrt).toEqual([{ from: '2027-01-01', to: '2027-06-30' }]);
  });

  it('Great Britain says when it was issued there', () => {
    expect(check('ab69 cde')).toMatchObject({
      plate: 'AB69 CDE',
      kind: 'british',
      registered: { from: '2019-09', to: '2020-02' },
      year: null,
      tests: null,
    });
  });

  it('from the future is doubted', () => {
    expect(check('271-D-1')?.mismatches).toEqual(['No plate starting with 271 has been issued yet.']);
    expect(check('262-D-1')?.mismatches).toEqual([]);
  });

  it('from before 1987 gives no year', () => {
    expect(check('zik 123')).toMatchObject({ kind: 'irish-before-1987', registered: null });
  });

  it('that is invalid is refused', () => {
    expect(check('hello')).toBeNull();
  });
});

describe('earlier adverts', () => {
  it('are in order of time', () => {
    const { earlierAdverts } = check('191-D-1', [advert('2026-05-01'), advert('2024-02-01')]) ?? {};
    expect(earlierAdverts?.map(({ publicReference }) => publicReference)).toEqual([
      '2024-02-01',
      '2026-05-01',
    ]);
  });

  it('that agree raise no doubt', () => {
    const found = check('191-D-1', [advert('2024-02-01'), advert('2026-05-01', { mileage: 120_000 })]);
    expect(found?.mismatches).toEqual([]);
  });

  it('with a lower mileage later on are listed with both figures', () => {
    const found = check('191-D-1', [advert('2024-02-01', { mileage: 140_000 }), advert('2026-05-01')]);
    expect(found?.mismatches).toEqual([
      'On 1 February 2024 it was advertised with 140,000 km, on 1 May 2026 with 90,000 km.',
    ]);
  });

  it('with a clock in miles suggest an import', () => {
    const found = check('191-D-1', [advert('2024-02-01', { isMileageInMiles: true }), advert('2026-05-01')]);
    expect(found?.importSign).toEqual({ kind: 'clock-in-miles' });
  });

  it('with a rounded mileage are accepted', () => {
    const found = check('191-D-1', [advert('2024-02-01', { mileage: 91_000 }), advert('2026-05-01')]);
    expect(found?.mismatches).toEqual([]);
  });

  it('of another year or another car are listed', () => {
    const found = check('191-D-1', [
      advert('2024-02-01', { year: 2018 }),
      advert('2026-05-01', { model: 'Passat', colour: 'Red' }),
    ]);
    expect(found?.mismatches).toEqual([
      'The plate is from 2019, but an advert says 2018.',
      'Adverts with this plate disagree on the model: Golf, Passat.',
      'Adverts with this plate disagree on the colour: Blue, Red.',
    ]);
  });
});
