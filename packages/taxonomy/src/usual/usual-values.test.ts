import { bodyTypes, type Channel, unknownVehicle, type Vehicle } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bikeMakes } from '../bikes.ts';
import { carMakes } from '../cars/car-makes.ts';
import { commercialMakes } from '../commercials.ts';
import { keyOfName, knownNames } from '../names/known-names.ts';
import { otherCars } from './other-bodies.ts';
import { usualKeys } from './usual-keys.ts';
import { fillUsual, withoutUsual } from './usual-values.ts';

const today = new Date('2026-11-15T10:00:00Z');

type Known = Partial<Vehicle>;

/** `Volkswagen/Golf/1.6 TDI Comfortline` of a year, with the seller's other details. */
function fill(channel: Channel, names: string, year: number, stated: Known = {}) {
  const [make = '', model = '', derivative = ''] = names.split('/');
  const named = { make, model, derivative: derivative || null, year, condition: 'Used' as const };
  return fillUsual(channel, { ...unknownVehicle, ...named, ...stated }, today);
}

const diesel = { fuel: 'Diesel' } as const;
const petrol = { fuel: 'Petrol' } as const;
const electric = { fuel: 'Electric' } as const;

describe('cars', () => {
  // biome-ignore format: one car a line reads as a table
  test.each<[names: string, year: number, stated: Known, expected: Known]>([
    ['Volkswagen/Golf/1.6 TDI Comfortline', 2016, diesel, { body: 'Hatchback', doors: 5, seats: 5, engineCc: 1598 }],
    ['Volkswagen/Golf/1.6 TDI Estate', 2016, diesel, { body: 'Estate', doors: 5, engineCc: 1598 }],
    ['Volkswagen/Golf/GTI 3dr', 2010, { ...petrol, engineCc: 2000 }, { body: 'Hatchback', doors: 3 }],
    ['Volkswagen/Golf/Cabriolet 1.4 TSI', 2013, petrol, { body: 'Convertible', doors: 2, seats: 4, engineCc: 1395 }],
    ['Volkswagen/Passat/2.0 TDI Variant', 2013, diesel, { body: 'Estate', engineCc: 1968 }],
    ['Skoda/Octavia/1.6 TDI Combi Ambition', 2015, diesel, { body: 'Estate', doors: 5, engineCc: 1598 }],
    ['Skoda/Octavia/Ambition', 2015, { ...diesel, engineCc: 1600 }, { body: 'Hatchback', doors: 5, seats: 5 }],
    ['Audi/A5/Sportback 2.0 TDI S line', 2014, diesel, { body: 'Hatchback', doors: 5, engineCc: 1968 }],
    ['Audi/A5/2.0 TDI Coupe', 2014, diesel, { body: 'Coupe', doors: 2 }],
    ['Audi/A5/2.0 TFSI Cabriolet', 2014, {}, { body: 'Convertible', doors: 2, fuel: 'Petrol' }],
    ['Audi/A4/2.0 TDI Avant', 2012, diesel, { body: 'Estate', doors: 5 }],
    ['Audi/Q3 Sportback/35 TDI', 2021, diesel, { body: 'SUV' }],
    ['BMW/3 Series/320d M Sport', 2009, {}, { body: 'Saloon', doors: 4, fuel: 'Diesel', engineCc: 1995 }],
    ['BMW/3 Series/320d Touring', 2016, diesel, { body: 'Estate', doors: 5, engineCc: 1995 }],
    ['BMW/5 Series/530d', 2014, diesel, { body: 'Saloon', engineCc: 2993 }],
    ['BMW/4 Series/420d Gran Coupe', 2017, diesel, { engineCc: 1995 }],
    ['Mercedes-Benz/E-Class/E 220 d Cabriolet', 2018, diesel, { body: 'Convertible', doors: 2, seats: 4 }],
    ['Mercedes-Benz/E-Class/E220 CDI', 2012, {}, { body: 'Saloon', doors: 4, fuel: 'Diesel' }],
    ['Mercedes-Benz/C-Class/C200 Coupe', 2017, petrol, { body: 'Coupe', doors: 2 }],
    ['Mercedes-Benz/GLC-Class/GLC 220 d Coupe', 2019, diesel, { body: 'SUV', doors: 5 }],
    ['Ford/Focus/1.5 TDCi 120PS Titanium 5dr', 2017, diesel, { body: 'Hatchback', doors: 5, engineCc: 1499, powerKw: 88 }],
    ['Ford/Focus/1.0T EcoBoost', 2016, {}, { fuel: 'Petrol', engineCc: 999 }],
    ['Ford/C-Max/1.6 TDCi', 2012, diesel, { body: 'MPV', doors: 5, engineCc: 1560 }],
    ['Ford/Galaxy/2.0 TDCi', 2014, diesel, { body: 'MPV', seats: 7 }],
    ['Toyota/Corolla/1.4 D-4D Aura', 2013, diesel, { body: 'Saloon', doors: 4, engineCc: 1364 }],
    ['Toyota/Corolla/Hybrid Sport', 2021, { fuel: 'Petrol Hybrid', engineCc: 1800 }, { body: 'Hatchback', doors: 5 }],
    ['Toyota/Corolla/Hybrid Touring Sports', 2021, { fuel: 'Petrol Hybrid' }, { body: 'Estate' }],
    ['Toyota/Yaris Cross/', 2022, {}, { body: 'SUV', fuel: 'Petrol Hybrid', engineCc: 1490 }],
    ['Toyota/Prius Plus/', 2016, { fuel: 'Petrol Hybrid' }, { body: 'MPV', seats: 7 }],
    ['Nissan/Qashqai/1.5 dCi SV', 2015, diesel, { body: 'SUV', doors: 5, seats: 5, engineCc: 1461 }],
    ['Nissan/Qashqai+2/1.5 dCi', 2012, diesel, { body: 'SUV', seats: 7, engineCc: 1461 }],
    ['Nissan/Leaf/30kWh SVE', 2017, {}, { body: 'Hatchback', fuel: 'Electric', batteryKwh: 30, co2: 0, motorTax: 120 }],
    ['Nissan/Leaf/', 2013, electric, { batteryKwh: 24, rangeKm: 175, motorTax: 120 }],
    ['Tesla/Model 3/Long Range', 2021, {}, { body: 'Saloon', doors: 4, seats: 5, fuel: 'Electric', co2: 0, motorTax: 120 }],
    ['Renault/Zoe/Dynamique', 2018, electric, { body: 'Hatchback', batteryKwh: 41 }],
    ['Peugeot/5008/1.6 HDi Active', 2012, diesel, { body: 'MPV', engineCc: 1560 }],
    ['Peugeot/5008/1.5 BlueHDi Allure', 2019, diesel, { body: 'SUV', engineCc: 1499 }],
    ['Peugeot/308/SW 1.6 BlueHDi', 2016, diesel, { body: 'Estate' }],
    ['Opel/Astra/1.7 CDTi Sports Tourer', 2013, diesel, { body: 'Estate', engineCc: 1686 }],
    ['Opel/Zafira/Tourer 2.0 CDTi 7 seater', 2014, diesel, { body: 'MPV', seats: 7, engineCc: 1956 }],
    ['Citroen/Berlingo/Multispace 1.6 HDi', 2014, diesel, { body: 'MPV' }],
    ['Land Rover/Discovery/3.0 TDV6 7 Seater', 2013, diesel, { body: 'SUV', seats: 7 }],
    ['Mazda/MX-5/2.0', 2016, petrol, { body: 'Convertible', doors: 2, seats: 2 }],
    ['Porsche/911/Carrera', 2008, petrol, { body: 'Coupe', doors: 2 }],
    ['Hyundai/i30/1.6 CRDi 110bhp', 2015, diesel, { body: 'Hatchback', powerKw: 82 }],
  ])('%s of %i', (names, year, stated, expected) => {
    const { vehicle, usual } = fill('Car', names, year, stated);
    expect(vehicle).toMatchObject({ ...stated, ...expected });
    for (const key of Object.keys(expected)) expect(usual).toContain(key);
  });
});

describe('CO₂, compared with published figures', () => {
  // biome-ignore format: one car a line reads as a table
  test.each<[names: string, year: number, stated: Known, published: number]>([
    ['Volkswagen/Golf/1.6 TDI', 2010, diesel, 119], ['Volkswagen/Golf/1.6 TDI', 2016, diesel, 102],
    ['Volkswagen/Golf/1.4 TSI', 2014, petrol, 120], ['Volkswagen/Polo/1.2', 2010, petrol, 128],
    ['Volkswagen/Passat/2.0 TDI', 2012, diesel, 120], ['Volkswagen/Passat/2.0 TDI', 2016, diesel, 108],
    ['Volkswagen/Tiguan/2.0 TDI', 2018, diesel, 125], ['Volkswagen/Tiguan/2.0 TDI', 2022, diesel, 140],
    ['Skoda/Octavia/1.9 TDI', 2008, diesel, 134], ['Skoda/Octavia/1.6 TDI', 2015, diesel, 99],
    ['Skoda/Octavia/2.0 TDI', 2022, diesel, 117], ['BMW/3 Series/320d', 2009, diesel, 128],
    ['BMW/3 Series/320d', 2013, diesel, 120], ['BMW/5 Series/520d', 2012, diesel, 125],
    ['BMW/X5/30d', 2014, { ...diesel, engineCc: 2993 }, 162], ['Audi/A4/2.0 TDI', 2009, diesel, 134],
    ['Audi/A6/2.0 TDI', 2012, diesel, 129], ['Mercedes-Benz/C-Class/C220 CDI', 2012, diesel, 125],
    ['Ford/Focus/1.6 TDCi', 2009, diesel, 119], ['Ford/Focus/1.5 TDCi', 2016, diesel, 98],
    ['Ford/Fiesta/1.25', 2010, petrol, 129], ['Ford/Fiesta/1.0', 2014, petrol, 99],
    ['Toyota/Yaris/1.0', 2012, petrol, 110], ['Toyota/Avensis/2.0 D-4D', 2010, diesel, 139],
    ['Toyota/Prius/', 2012, { fuel: 'Petrol Hybrid' }, 89], ['Toyota/Yaris/Hybrid', 2022, { fuel: 'Petrol Hybrid' }, 92],
    ['Toyota/Corolla/1.8 Hybrid', 2022, { fuel: 'Petrol Hybrid' }, 105], ['Toyota/RAV4/2.5 Hybrid', 2022, { fuel: 'Petrol Hybrid' }, 129],
    ['Toyota/Land Cruiser/3.0 D-4D', 2012, diesel, 214], ['Nissan/Qashqai/1.5 dCi', 2010, diesel, 137],
    ['Nissan/Qashqai/1.5 dCi', 2015, diesel, 99], ['Nissan/Qashqai/1.3 mHEV', 2022, { fuel: 'Petrol Hybrid' }, 143],
    ['Hyundai/ix35/1.7 CRDi', 2012, diesel, 135], ['Hyundai/i30/1.6 CRDi', 2010, diesel, 119],
    ['Kia/Sportage/1.7 CRDi', 2014, diesel, 119], ['Opel/Astra/1.7 CDTi', 2011, diesel, 119],
    ['Honda/CR-V/2.2 i-DTEC', 2013, diesel, 149], ['Renault/Megane/1.5 dCi', 2010, diesel, 114],
    ['Peugeot/308/1.6 HDi', 2010, diesel, 120], ['Opel/Corsa/1.2', 2012, petrol, 119],
  ])('%s of %i', (names, year, stated, published) => {
    const co2 = fill('Car', names, year, stated).vehicle.co2 ?? Number.NaN;
    expect(Math.abs(co2 - published) / published).toBeLessThan(0.14);
  });
});

describe('motor tax', () => {
  // biome-ignore format: one vehicle a line reads as a table
  test.each<[channel: Channel, names: string, year: number, stated: Known, tax: number]>([
    ['Car', 'Volkswagen/Golf/1.4', 2006, { ...petrol, engineCc: 1400 }, 385],
    ['Car', 'Toyota/Corolla/1.4 D-4D', 2007, diesel, 385],
    ['Car', 'Audi/A6/2.0 TDI', 2005, diesel, 710],
    ['Car', 'Skoda/Octavia/1.6 TDI', 2015, diesel, 180],
    ['Car', 'BMW/3 Series/320d', 2013, diesel, 270],
    ['Car', 'Skoda/Octavia/2.0 TDI', 2014, { ...diesel, co2: 106 }, 190],
    ['Car', 'Mercedes-Benz/W123/2.3', 1984, petrol, 56],
    ['Car', 'Hyundai/Kona/', 2021, electric, 120],
    ['Commercial', 'Ford/Transit/350 2.0 EcoBlue', 2019, diesel, 333],
    ['Commercial', 'Citroen/Berlingo/1.6 HDi', 2016, diesel, 333],
    ['Commercial', 'Scania/R Series/R450', 2019, diesel, 900],
    ['Bike', 'Honda/CB600F Hornet/', 2008, {}, 88],
    ['Bike', 'Yamaha/YBR125/', 2012, {}, 67],
    ['Bike', 'Zero/SR-F/', 2022, {}, 35],
  ])('%s %s of %i', (channel, names, year, stated, tax) => {
    expect(fill(channel, names, year, stated)).toMatchObject({
      vehicle: { motorTax: tax },
      usual: expect.arrayContaining(['motorTax']),
    });
  });
});

describe('vans and bikes', () => {
  // biome-ignore format: one vehicle a line reads as a table
  test.each<[channel: Channel, names: string, year: number, stated: Known, expected: Known]>([
    ['Commercial', 'Citroen/Berlingo/1.6 HDi', 2016, diesel, { body: 'Small Van', engineCc: 1560 }],
    ['Commercial', 'Volkswagen/Transporter/2.0 TDI T30', 2018, diesel, { body: 'Medium Van', engineCc: 1968 }],
    ['Commercial', 'Ford/Transit/350 Tipper 2.0', 2018, diesel, { body: 'Tipper' }],
    ['Commercial', 'Renault/Master/Luton 3.5t', 2018, { ...diesel, engineCc: 2300 }, { body: 'Luton / Box' }],
    ['Commercial', 'Toyota/Hilux/2.4 D-4D Double Cab', 2019, diesel, { body: 'Pick-up', engineCc: 2393 }],
    ['Commercial', 'Volkswagen/Golf Van/1.6 TDI', 2015, diesel, { body: 'Car-derived Van', seats: 2 }],
    ['Bike', 'Yamaha/MT-07/', 2019, {}, { body: 'Naked', fuel: 'Petrol', engineCc: 689 }],
    ['Bike', 'Honda/CRF1100L Africa Twin/1084cc', 2021, {}, { body: 'Adventure', engineCc: 1084 }],
  ])('%s %s of %i', (channel, names, year, stated, expected) => {
    expect(fill(channel, names, year, stated).vehicle).toMatchObject(expected);
  });
});

describe('cars of which little more than the name is known', () => {
  it('have their body, and what follows from the stated engine', () => {
    const { vehicle, usual } = fill('Car', 'Hyundai/Terracan/', 2009, { ...diesel, engineCc: 2900 });
    expect(vehicle).toMatchObject({ body: 'SUV', doors: 5 });
    expect(usual).toEqual(['body', 'doors', 'motorTax', 'co2']);
    expect(fill('Car', 'Nissan/350Z/', 2006, petrol).vehicle).toMatchObject({ body: 'Coupe', doors: 2 });
  });

  it('are known by that name, and are not models with more details', () => {
    for (const { make, models: all } of otherCars) {
      const { models: named } = knownNames('Car').makes.get(keyOfName(make)) ?? {};
      for (const { name } of all) expect(named?.get(keyOfName(name))?.model, `${make} ${name}`).toBe(name);
    }
    const names = otherCars.flatMap(({ make, models: all }) => all.map(({ name }) => `${make} ${name}`));
    expect(new Set(names).size).toBe(names.length);
    const listed = new Set(
      carMakes.flatMap(({ make, models: all }) => all.map(({ name }) => `${make} ${name}`)),
    );
    expect(names.filter((name) => listed.has(name))).toEqual([]);
  });
});

describe('what cannot be known', () => {
  it('stays open if a model comes with five or seven seats', () => {
    expect(fill('Car', 'Land Rover/Discovery Sport/2.0', 2018, diesel).usual).not.toContain('seats');
  });

  it('stays open if an engine is sold in different tunes', () => {
    expect(fill('Car', 'Volkswagen/Golf/1.6 TDI', 2016, diesel).usual).not.toContain('powerKw');
  });

  it('stays open if a model came with several batteries', () => {
    const { usual } = fill('Car', 'Volkswagen/ID.3/Pro', 2021, electric);
    expect(usual).not.toContain('batteryKwh');
    expect(usual).not.toContain('rangeKm');
  });

  it('stays open if a model had several engines and nothing says which', () => {
    const { usual } = fill('Car', 'Volkswagen/Golf/', 2016, petrol);
    expect(usual).not.toContain('engineCc');
    expect(usual).not.toContain('motorTax');
  });

  it('includes the tax of a pick-up, which depends on its use', () => {
    expect(fill('Car', 'Ford/Ranger/2.0', 2020, diesel).usual).not.toContain('motorTax');
  });

  it('includes the tax of an electric van that may weigh more or less than a tonne and a half', () => {
    expect(fill('Commercial', 'Renault/Kangoo/', 2020, electric).usual).not.toContain('motorTax');
  });

  it('is everything except what the words and the law say, for an unknown model', () => {
    expect(fill('Car', 'Trabant/601/Estate', 1996, petrol).usual).toEqual(['body', 'motorTax']);
    expect(fill('Car', 'Wobble/Zap/', 2016, diesel).usual).toEqual([]);
  });
});

const models = {
  Car: carMakes.flatMap(({ make, models: all }) => all.map(({ name }) => [make, name] as const)),
  Commercial: commercialMakes.flatMap(({ make, models: all }) =>
    all.map(({ name }) => [make, name] as const),
  ),
  Bike: bikeMakes.flatMap(({ make, models: all }) => all.map(({ name }) => [make, name] as const)),
};

const stated = fc.record(
  {
    fuel: fc.constantFrom('Petrol', 'Diesel', 'Electric', 'Petrol Hybrid', 'Petrol Plug-in Hybrid'),
    body: fc.nat(),
    doors: fc.constantFrom(2, 5),
    seats: fc.constantFrom(2, 7),
    engineCc: fc.constantFrom(999, 1600, 3000),
    powerKw: fc.constant(99),
    motorTax: fc.constant(1234),
    co2: fc.constantFrom(0, 111),
    rangeKm: fc.constant(321),
    batteryKwh: fc.constant(33),
  },
  { requiredKeys: [] },
);
const written = fc.record({
  channel: fc.constantFrom('Car' as const, 'Commercial' as const, 'Bike' as const),
  which: fc.nat(),
  year: fc.integer({ min: 1930, max: 2027 }),
  derivative: fc.constantFrom(null, '1.6 TDI Estate 5dr', '2.0', '64kWh 7 seater', '320d', 'Coupe', 'x'),
  stated,
});

test('stated values are never overwritten, and everything filled in is listed', () => {
  fc.assert(
    fc.property(written, ({ channel, which, year, derivative, stated: { body, ...others } }) => {
      const [make, model] = models[channel][which % models[channel].length] ?? ['', ''];
      const bodies = bodyTypes[channel];
      const known = { ...others, ...(body !== undefined && { body: bodies[body % bodies.length] }) };
      const named = { make, model, year, derivative, condition: 'Used' as const };
      const vehicle = { ...unknownVehicle, ...named, ...known } as Vehicle;
      const filled = fillUsual(channel, vehicle, today);
      expect(filled.vehicle).toMatchObject(known);
      expect(usualKeys).toEqual(expect.arrayContaining([...filled.usual]));
      expect(withoutUsual(filled.vehicle, filled.usual)).toEqual(vehicle);
      for (const key of filled.usual) expect(filled.vehicle[key]).not.toBeNull();
    }),
    { seed: 34, numRuns: 2000 },
  );
});
