import { type Channel, unknownVehicle, type Vehicle } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { judgePlausibility } from './judge-plausibility.ts';

interface Stated extends Partial<Vehicle> {
  channel?: Channel;
  price?: number | null;
  words?: string;
}

const thisYear = 2026;
const golf: Stated = { make: 'Volkswagen', model: 'Golf', year: 2019, mileage: 92_400, price: 17_950 };
const transit: Stated = { channel: 'Commercial', make: 'Ford', model: 'Transit', year: 2016 };
const bike: Stated = { channel: 'Bike', make: 'Yamaha', model: 'MT-07', year: 2018, mileage: 21_000 };

function judge({ channel = 'Car', price = null, words = '', ...vehicle }: Stated) {
  const whole = { ...unknownVehicle, condition: 'Used', ...vehicle } as Vehicle;
  return judgePlausibility({ channel, vehicle: whole, price, words }, thisYear);
}

describe('impossible values are left out with a warning:', () => {
  it.each<[string, Stated, keyof Vehicle, string]>([
    ['2 cc', { ...golf, engineCc: 2 }, 'engineCc', 'Engine "2 cc" is not possible'],
    ['20 cc', { ...golf, engineCc: 20 }, 'engineCc', 'Engine "20 cc" is not possible'],
    ['16 litres', { ...golf, engineCc: 16_000 }, 'engineCc', 'Engine "16,000 cc" is not possible'],
    [
      'a tenth of an engine',
      { ...golf, engineCc: 250 },
      'engineCc',
      'Engine "250 cc" is not possible for this model',
    ],
    [
      'the engine of an electric car',
      { ...golf, fuel: 'Electric', engineCc: 1598 },
      'engineCc',
      'Engine "1,598 cc" is not possible for an electric vehicle',
    ],
    [
      'a van with the engine of a moped',
      { ...transit, engineCc: 125 },
      'engineCc',
      'Engine "125 cc" is not possible for this model',
    ],
    ['a bike of 2 cc', { ...bike, engineCc: 2 }, 'engineCc', 'Engine "2 cc" is not possible'],
    [
      'ten times a bike’s engine',
      { ...bike, engineCc: 6890 },
      'engineCc',
      'Engine "6,890 cc" is not possible for this model',
    ],
    ['3 kW', { ...golf, powerKw: 3 }, 'powerKw', 'Power "3 kW" is not possible'],
    [
      'cc in the place of the power',
      { ...golf, powerKw: 1598 },
      'powerKw',
      'Power "1598 kW" is not possible for this model',
    ],
    ['11 kW of a Golf', { ...golf, powerKw: 11 }, 'powerKw', 'Power "11 kW" is not possible for this model'],
    ['600 kW of a bike', { ...bike, powerKw: 600 }, 'powerKw', 'Power "600 kW" is not possible'],
    [
      'three million km',
      { ...golf, mileage: 3_000_000 },
      'mileage',
      'Mileage "3,000,000 km" is not possible',
    ],
    [
      'a bike round the world 20 times',
      { ...bike, mileage: 800_000 },
      'mileage',
      'Mileage "800,000 km" is not possible',
    ],
    [
      'a plate of years to come',
      { ...golf, registration: '301-D-1' },
      'registration',
      'Registration "301-D-1" is of 2030, which is in the future',
    ],
  ])('%s', (_, stated, key, warning) => {
    const judged = judge(stated);
    expect(judged.warnings).toEqual([warning]);
    expect(judged.vehicle).toEqual({ ...judge({ ...stated, [key]: null }).vehicle });
    expect(judged.doubted).toEqual([]);
  });
});

describe('values that are hard to believe are kept and reported:', () => {
  it.each<[string, Stated, string]>([
    ['€1', { ...golf, price: 1 }, 'Price "€1" looks like a placeholder'],
    ['€75', { ...golf, price: 75 }, 'Price "€75" is far below'],
    ['€75 for a car of 1998', { ...golf, year: 1998, price: 75 }, 'Price "€75" is far below'],
    ['€123', { ...golf, price: 123 }, 'Price "€123" looks like a placeholder'],
    ['€1,234', { ...golf, price: 1234 }, 'Price "€1,234" looks like a placeholder'],
    ['€12,345', { ...golf, price: 12_345 }, 'Price "€12,345" looks like a placeholder'],
    ['€111,111', { ...golf, price: 111_111 }, 'Price "€111,111" looks like a placeholder'],
    ['€123,456', { make: 'Zorg', model: 'F5', year: 2019, price: 123_456 }, 'Price "€123,456" looks like'],
    ['a monthly payment', { ...golf, price: 299 }, 'Price "€299" is far below'],
    ['a deposit', { ...golf, price: 1000 }, 'Price "€1,000" is far below'],
    ['a deposit of a new car', { ...golf, year: 2026, price: 5000 }, 'Price "€5,000" is far below'],
    [
      '€200 for an unknown model',
      { make: 'Zorg', model: 'F5', year: 2014, price: 200 },
      'Price "€200" is far',
    ],
    ['the mileage as the price', { ...golf, price: 92_400 }, 'Price "€92,400" is the same as the mileage'],
    [
      'a round mileage that no such car costs',
      { ...golf, mileage: 125_000, price: 125_000 },
      'Price "€125,000" is the same as the mileage',
    ],
    ['the year as the price', { ...golf, price: 2019 }, 'Price "€2,019" is the same as the year'],
    ['a digit too many', { ...golf, price: 999_999 }, 'Price "€999,999" is far above what this model costs'],
    ['a van for a payment', { ...transit, price: 75 }, 'Price "€75" is far below'],
    ['a new bike for €150', { ...bike, year: 2025, price: 150 }, 'Price "€150" is far below'],
    ['an old bike for €40', { ...bike, year: 2010, price: 40 }, 'Price "€40" is far below'],
    ['1 km on a car of 2012', { ...golf, year: 2012, price: null, mileage: 1 }, 'Mileage "1 km" is very'],
    ['0 km on a car of 2015', { ...golf, year: 2015, price: null, mileage: 0 }, 'Mileage "0 km" is very'],
    ['thousands as ones', { ...golf, year: 2014, price: null, mileage: 145 }, 'Mileage "145 km" is very'],
    ['100 km on a car of 2023', { ...golf, year: 2023, mileage: 100 }, 'Mileage "100 km" is very'],
    ['a new car of five years', { ...golf, year: 2021, condition: 'New', mileage: 8 }, 'Mileage "8 km" is'],
    [
      'a million in four years',
      { ...golf, year: 2022, mileage: 924_000 },
      'Mileage "924,000 km" is too high',
    ],
    ['123,456 km', { ...golf, mileage: 123_456 }, 'Mileage "123,456 km" looks like a placeholder'],
    ['999,999 km', { ...golf, year: 2012, price: null, mileage: 999_999 }, 'Mileage "999,999 km" looks like'],
    ['a van of ten years with 5 km', { ...transit, mileage: 5 }, 'Mileage "5 km" is very low'],
    ['a Tesla of 2003', { make: 'Tesla', model: 'Model 3', year: 2003 }, 'Year "2003" is before this model'],
    ['a T-Roc of 2011', { make: 'Volkswagen', model: 'T-Roc', year: 2011 }, 'Year "2011" is before'],
    [
      'a plate of before the car',
      { ...golf, registration: '151-D-1' },
      'Registration "151-D-1" is of 2015, but the year is 2019',
    ],
  ])('%s', (_, stated, remark) => {
    const { remarks, doubted, vehicle, warnings } = judge(stated);
    expect(remarks).toEqual([expect.stringContaining(remark)]);
    expect(doubted).toEqual([remark.split(' ', 1)[0]?.toLowerCase()]);
    expect(vehicle).toEqual(judge({ ...stated, price: null }).vehicle);
    expect(warnings).toEqual([]);
  });

  it('reports all of them', () => {
    const { doubted } = judge({ ...golf, price: 75, mileage: 1, registration: '05-D-1' });
    expect(doubted).toEqual(['price', 'mileage', 'registration']);
  });
});

describe('nothing is wrong with', () => {
  it.each<[string, Stated]>([
    ['an ordinary car', golf],
    ['a price on application', { ...golf, price: null }],
    ['a car of which little is said', { make: 'Zorg', model: 'F5', year: 2016, price: 6000 }],
    ['a banger for €450', { ...golf, year: 2005, mileage: 312_000, price: 450 }],
    ['a banger for €150', { ...golf, year: 2003, mileage: 340_000, price: 150 }],
    ['€300 for a car of 2014', { ...golf, year: 2014, price: 300 }],
    ['€999 for a car of 2008', { ...golf, year: 2008, price: 999 }],
    ['€9,999', { ...golf, price: 9999 }],
    ['€99,999 for a Porsche', { make: 'Porsche', model: '911', year: 2016, price: 99_999 }],
    ['a wreck that is sold for parts', { ...golf, price: 400, words: 'Crashed, for spares or repair' }],
    ['a young car after a crash', { ...golf, price: 1500, words: 'Front damage, cat S' }],
    ['a price that is a price and a year', { ...golf, year: 1995, price: 1995 }],
    ['two round figures that meet', { ...golf, mileage: 18_000, price: 18_000 }],
    ['an Escort Cosworth', { make: 'Ford', model: 'Escort', year: 1993, price: 89_000, mileage: 61_000 }],
    ['a Jaguar E-Type', { make: 'Jaguar', model: 'E-Type', year: 1966, price: 145_000, mileage: 31_000 }],
    ['an Impreza that is collected', { make: 'Subaru', model: 'Impreza', year: 1998, price: 160_000 }],
    ['a classic with few km', { make: 'Ford', model: 'Capri', year: 1984, price: 28_000, mileage: 900 }],
    ['a Ferrari that was kept', { make: 'Ferrari', model: '488', year: 2017, price: 239_000, mileage: 640 }],
    ['a new car', { ...golf, year: 2026, condition: 'New', mileage: 5, price: 38_500 }],
    ['a new car of next year', { ...golf, year: 2027, condition: 'New', mileage: 0, price: 38_500 }],
    ['a new car that did not sell', { ...golf, year: 2024, condition: 'New', mileage: 12, price: 34_000 }],
    ['a demonstrator', { ...golf, year: 2025, condition: 'Demonstrator', mileage: 90, price: 33_000 }],
    ['a car that stood', { ...golf, year: 2022, mileage: 1900, price: 27_000 }],
    ['a taxi', { make: 'Toyota', model: 'Prius', year: 2017, mileage: 610_000, price: 6500 }],
    ['a van of 500,000 km', { ...transit, mileage: 500_000, price: 4950 }],
    [
      'a lorry of 1,400,000 km',
      { channel: 'Commercial', make: 'Scania', model: 'R 450', year: 2018, mileage: 1_400_000 },
    ],
    ['111,111 km', { ...golf, mileage: 111_111 }],
    ['an engine of one litre', { ...golf, engineCc: 999, powerKw: 81 }],
    [
      'an engine of three litres',
      { make: 'BMW', model: '3 Series', year: 2019, engineCc: 2993, powerKw: 250 },
    ],
    ['the largest Golf', { ...golf, year: 2006, price: 7500, engineCc: 3189, powerKw: 184 }],
    ['a Golf R', { ...golf, year: 2022, price: 48_000, engineCc: 1984, powerKw: 245 }],
    [
      'an AMG of 6.2 litres',
      { make: 'Mercedes-Benz', model: 'C-Class', year: 2010, engineCc: 6208, powerKw: 358 },
    ],
    [
      'a Plaid',
      { make: 'Tesla', model: 'Model S', year: 2023, fuel: 'Electric', powerKw: 750, price: 98_000 },
    ],
    ['a Viper', { make: 'Dodge', model: 'Viper', year: 2010, engineCc: 8382, powerKw: 450 }],
    ['an electric car with an engine of 0 cc', { ...golf, fuel: 'Electric', engineCc: 0, powerKw: 100 }],
    ['a Twizy', { make: 'Renault', model: 'Twizy', year: 2014, fuel: 'Electric', powerKw: 4, price: 4500 }],
    ['a 2CV', { make: 'Citroen', model: '2CV', year: 1986, engineCc: 602, powerKw: 21, price: 9500 }],
    [
      'the first Fiat 500',
      { make: 'Fiat', model: '500', year: 1970, engineCc: 499, powerKw: 13, price: 14_000 },
    ],
    ['a microcar', { make: 'Aixam', model: 'City', year: 2015, engineCc: 400, powerKw: 4, price: 5500 }],
    [
      'a kit car',
      { make: 'Westfield', model: 'SE', year: 1999, engineCc: 1998, powerKw: 149, price: 16_500 },
    ],
    [
      'another kit car',
      { make: 'Caterham', model: 'Seven', year: 2008, engineCc: 1999, mileage: 5200, price: 29_000 },
    ],
    [
      'a moped of 50 cc',
      { channel: 'Bike', make: 'Piaggio', model: 'Zip', year: 2014, engineCc: 49, powerKw: 2, price: 650 },
    ],
    [
      'a bike of 2.5 litres',
      { channel: 'Bike', make: 'Triumph', model: 'Rocket 3', year: 2021, engineCc: 2458, powerKw: 123 },
    ],
    ['an old moped for €100', { channel: 'Bike', make: 'Honda', model: 'Vision', year: 1998, price: 100 }],
    ['a motocross bike without a clock', { ...bike, body: 'Motocross', mileage: 0 }],
    ['an import with a later plate', { ...golf, year: 2015, price: 9500, registration: '191-D-1' }],
    ['a classic that got its plate late', { make: 'MG', model: 'MGB', year: 1972, registration: '05-D-1' }],
    ['a plate of the year before', { ...golf, registration: '182-D-1' }],
    ['the plates of January', { ...golf, year: 2027, mileage: 5, price: 39_000, registration: '271-D-1' }],
    ['a Japanese import', { make: 'Toyota', model: 'Vitz', year: 2001, mileage: 88_000, price: 2950 }],
    ['a Mustang of before it was sold here', { make: 'Ford', model: 'Mustang', year: 2006, price: 24_000 }],
    ['the first Puma', { make: 'Ford', model: 'Puma', year: 2000, price: 2950 }],
    ['a Model 3 from abroad', { make: 'Tesla', model: 'Model 3', year: 2017, price: 16_500 }],
    ['the MG ZS of 2003', { make: 'MG', model: 'ZS', year: 2003, price: 1500 }],
    ['a name that is an object’s', { make: 'constructor', model: '__proto__', year: 2016, price: 6000 }],
  ])('%s', (_, stated) => {
    const { remarks, warnings, doubted, vehicle } = judge(stated);
    expect([...warnings, ...remarks]).toEqual([]);
    expect(doubted).toEqual([]);
    expect(vehicle.make).toBe(stated.make);
  });
});
