import { describe, expect, it } from 'vitest';
import { buildColumnReader } from './column-reader.ts';
import { parseVehicle } from './parse-vehicle.ts';
import { vehicleAttributes } from './vehicle-attributes.ts';

const smallest = { make: 'Ford', model: 'Focus', condition: 'Used', year: 2019 };

describe('parseVehicle', () => {
  it('has every attribute of the table, null where nothing was said', () => {
    const parsed = parseVehicle(smallest, 'Car');
    expect(parsed).toMatchObject({ kind: 'ok', vehicle: { ...smallest, fuel: null, equipment: null } });
    expect(parsed.kind === 'ok' && Object.keys(parsed.vehicle)).toEqual(
      vehicleAttributes.map(({ key }) => key),
    );
  });

  it('finds columns by alias and in any writing', () => {
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

  it('takes the key before an alias, and the alias where the key is empty', () => {
    expect(parseVehicle({ ...smallest, fuelType: 'Diesel', fuel: 'Petrol' }, 'Car')).toMatchObject({
      vehicle: { fuel: 'Petrol' },
    });
    expect(parseVehicle({ ...smallest, fuelType: 'Diesel', fuel: '' }, 'Car')).toMatchObject({
      vehicle: { fuel: 'Diesel' },
    });
  });

  it('ignores what the channel does not have, even when it is wrong', () => {
    expect(parseVehicle({ ...smallest, doors: 'many', cab: 'Crew Cab' }, 'Bike')).toMatchObject({
      kind: 'ok',
      vehicle: { doors: null, cab: null },
    });
  });

  it('ignores columns that are no attributes', () => {
    const parsed = parseVehicle({ ...smallest, sourceReference: 'x', price: 5 }, 'Car');
    expect(parsed.kind === 'ok' && 'price' in parsed.vehicle).toBe(false);
  });

  it('says everything that is wrong at once', () => {
    expect(parseVehicle({ make: 'Ford', year: 'new', condition: 'Used', doors: 99 }, 'Car')).toEqual({
      kind: 'bad',
      reasons: ['Model is missing', 'Year "new" is not a number', 'Doors "99" is not between 1 and 7'],
    });
  });
});

describe('buildColumnReader', () => {
  it('reads rows of one header and names the columns it does not know', () => {
    const reader = buildColumnReader(['Make', 'Body Type', 'price']);
    expect(reader.read({ Make: 'Ford', 'Body Type': 'SUV' }, 'body')).toBe('SUV');
    expect(reader.read({ Make: 'Ford' }, 'fuel')).toBeUndefined();
    expect(reader.otherColumns).toEqual(['price']);
  });
});

describe('the table of attributes', () => {
  it('gives no column name to two attributes', () => {
    const names = vehicleAttributes.flatMap((attribute) => [
      attribute.key,
      ...('aliases' in attribute ? attribute.aliases : []),
    ]);
    const folded = names.map((name) => name.toLowerCase());
    expect(new Set(folded).size).toBe(folded.length);
  });
});
