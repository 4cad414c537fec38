import { describe, expect, it } from 'vitest';
import { buildColumnReader, matchColumns, vehicleColumnLookup } from '../columns/column-reader.ts';
import { vehicleAttributes } from '../vehicle-attributes.ts';
import { parseVehicle } from './parse-vehicle.ts';

const smallest = { make: 'Ford', model: 'Focus', condition: 'Used', year: 2019 };

describe('parseVehicle', () => {
  it('has every attribute of the table, null if not stated', () => {
    const parsed = parseVehicle(smallest, 'Car');
    expect(parsed).toMatchObject({ kind: 'ok', vehicle: { ...smallest, fuel: null, equipment: null } });
    expect(parsed.kind === 'ok' && Object.keys(parsed.vehicle)).toEqual(
      vehicleAttributes.map(({ key }) => key),
    );
  });

  it('finds columns by alias and in any spelling', () => {
    const row = {
      MAKE: 'Ford',
      Model: 'Focus',
      condition: 'used',
      'Registration Year': '2019',
      fuel_type: 'DIESEL',
      gearbox: 'auto',
    };
    expect(parseVehicle(row, 'Car')).toMatchObject({
      kind: 'ok',
      vehicle: { year: 2019, fuel: 'Diesel', transmission: 'Automatic' },
    });
  });

  it('prefers the key to an alias, and uses the alias if the key is empty', () => {
    expect(parseVehicle({ ...smallest, fuelType: 'Diesel', fuel: 'Petrol' }, 'Car')).toMatchObject({
      vehicle: { fuel: 'Petrol' },
    });
    expect(parseVehicle({ ...smallest, fuelType: 'Diesel', fuel: '' }, 'Car')).toMatchObject({
      vehicle: { fuel: 'Diesel' },
    });
  });

  it('ignores attributes that the channel does not have, even invalid ones', () => {
    expect(parseVehicle({ ...smallest, doors: 'many', cab: 'Crew Cab' }, 'Bike')).toMatchObject({
      kind: 'ok',
      vehicle: { doors: null, cab: null },
    });
  });

  it('ignores columns that are not attributes', () => {
    const parsed = parseVehicle({ ...smallest, sourceReference: 'x', price: 5 }, 'Car');
    expect(parsed.kind === 'ok' && 'price' in parsed.vehicle).toBe(false);
  });

  it('reports everything that is wrong at once', () => {
    expect(parseVehicle({ make: 'Ford', year: 'new', condition: 'Used', doors: 99 }, 'Car')).toEqual({
      kind: 'bad',
      reasons: ['Model is missing', 'Year "new" is not a number'],
      warnings: ['Doors "99" is not between 1 and 7'],
    });
  });
});

/** A row as an import reads it. */
function parseFeed(row: Record<string, unknown>) {
  const whole = { ...smallest, ...row };
  const columns = matchColumns(Object.keys(whole), vehicleColumnLookup);
  return parseVehicle(whole, 'Car', buildColumnReader(columns), 2027);
}

describe('mileage in a feed', () => {
  it.each([
    [{ mileage: 62_000 }, 62_000, null],
    [{ mileage: 62_000, isMileageInMiles: 'no' }, 62_000, false],
    [{ mileage: 62_000, isMileageInMiles: 'yes' }, 99_780, true],
    [{ mileage: '62,000', isMileageInMiles: 'yes' }, 99_780, true],
    [{ mileage: '62,000 miles' }, 99_780, true],
    [{ mileage: '62,000 miles', isMileageInMiles: 'yes' }, 99_780, true],
    [{ mileage: '99,780 km', isMileageInMiles: 'yes' }, 99_780, true],
    [{ mileageMiles: 62_000 }, 99_780, true],
    [{ mileageMiles: '62,000 mi' }, 99_780, true],
    [{ 'Mileage (miles)': '62000', isMileageInMiles: 'yes' }, 99_780, true],
    [{ mileageKm: 99_780, isMileageInMiles: 'yes' }, 99_780, true],
    [{ isMileageInMiles: 'yes' }, null, true],
    [{ mileage: '88k', isMileageInMiles: 'yes' }, 141_623, true],
    [{ 'Odometer (km)': '88k' }, 88_000, null],
    [{ miles: '88k' }, 141_623, true],
  ])('%o is %o km', (row, mileage, isMileageInMiles) => {
    expect(parseFeed(row)).toMatchObject({ kind: 'ok', vehicle: { mileage, isMileageInMiles } });
  });

  it('that cannot be read is reported once, and as stated', () => {
    expect(parseFeed({ mileage: 'low', isMileageInMiles: 'yes' })).toMatchObject({
      kind: 'ok',
      vehicle: { mileage: null },
      warnings: ['Mileage "low" is not a number'],
    });
  });
});

describe('a stored vehicle', () => {
  it('has its mileage in kilometres whatever the clock counts in', () => {
    expect(parseVehicle({ ...smallest, mileage: 99_780, isMileageInMiles: true }, 'Car')).toMatchObject({
      vehicle: { mileage: 99_780, isMileageInMiles: true },
    });
  });
});

describe('the year', () => {
  const parseIn2026 = (row: Record<string, unknown>) =>
    parseVehicle({ ...smallest, ...row }, 'Car', undefined, 2027);

  it('is at most the next one', () => {
    expect(parseIn2026({ year: 2027 }).kind).toBe('ok');
    expect(parseIn2026({ year: 2062 })).toMatchObject({
      kind: 'bad',
      reasons: ['Year 2062 is later than 2027'],
    });
  });

  it('is by default at most next year', () => {
    const thisYear = new Date().getFullYear();
    expect(parseVehicle({ ...smallest, year: thisYear + 1 }, 'Car').kind).toBe('ok');
    expect(parseVehicle({ ...smallest, year: thisYear + 2 }, 'Car').kind).toBe('bad');
  });
});

describe('a feed', () => {
  it.each([
    [{ engine: '2.0' }, { engineCc: 2000 }],
    [{ 'Engine (L)': '2' }, { engineCc: 2000 }],
    [{ 'Engine Size (cc)': '1,598' }, { engineCc: 1598 }],
    [{ 'Power (bhp)': 150 }, { powerKw: 112 }],
    [{ bhp: '150' }, { powerKw: 112 }],
    [
      { engine: '0', fuel: 'Diesel', co2: 0 },
      { engineCc: null, co2: null },
    ],
    [
      { engine: '0', fuel: 'Electric', co2: 0 },
      { engineCc: 0, co2: 0 },
    ],
    [{ condition: '' }, { condition: 'Used' }],
    [{ condition: 'wonderful' }, { condition: 'Used' }],
    [{ condition: '', year: 2026, mileage: 20 }, { condition: 'New' }],
    [{ condition: '', year: 2026, mileage: 20, reg: '261-D-1' }, { condition: 'Used' }],
    [{ condition: '', year: 2026 }, { condition: 'Used' }],
    [{ condition: '', year: 2024, mileage: 20 }, { condition: 'Used' }],
  ])('that says %o has %o', (row, vehicle) => {
    expect(parseFeed(row)).toMatchObject({ kind: 'ok', vehicle });
  });

  it('may call a van a van if the model tells which kind', () => {
    const row = { ...smallest, model: 'Transit Custom', body: 'Panel van' };
    const reader = buildColumnReader(matchColumns(Object.keys(row), vehicleColumnLookup));
    expect(parseVehicle(row, 'Commercial', reader)).toMatchObject({ vehicle: { body: 'Medium Van' } });
  });

  it('still needs the required attributes', () => {
    expect(parseFeed({ make: 'N/A', year: '0' })).toMatchObject({
      kind: 'bad',
      reasons: ['Make is missing', 'Year is missing'],
    });
  });
});

describe('the reasons', () => {
  it('name the test that the channel has', () => {
    const row = { ...smallest, nctExpiry: 'soon' };
    expect(parseVehicle(row, 'Car')).toMatchObject({
      warnings: [expect.stringMatching(/^NCT until "soon"/)],
    });
    expect(parseVehicle(row, 'Commercial')).toMatchObject({
      warnings: [expect.stringMatching(/^CVRT until "soon"/)],
    });
  });
});
