import { type Advert, kmToMiles } from '@forecourt/domain';
import { carMakes } from '@forecourt/taxonomy';
import { describe, expect, test } from 'vitest';
import { makeDealers } from '../dealer/make-dealers.ts';
import { exclusiveItems, leastCc } from '../vehicle/equipment/equipment-rules.ts';
import { makeAdverts } from './make-adverts.ts';

const now = new Date('2026-11-15T10:00:00Z');
const options = { seed: 11, size: 8000, now };
const adverts = [
  ...makeAdverts(
    options,
    makeDealers(options).map(({ index, draft }) => ({ id: index, draft })),
  ),
];
const today = now.toISOString().slice(0, 10);
const used = adverts.filter(({ vehicle }) => vehicle.condition === 'Used');
const cars = adverts.filter(({ channel }) => channel === 'Car');
const trade = used.filter(({ seller }) => seller.kind === 'trade');
const bikes = adverts.filter(({ channel }) => channel === 'Bike');
const daysListed = ({ listedAt }: Advert) => (now.getTime() - Date.parse(listedAt)) / 86_400_000;
const pricesOf = new Map(
  carMakes.flatMap(({ make, models }) =>
    models.map(({ name, newPrice }) => [`${make} ${name}`, newPrice] as const),
  ),
);

/** Lists the adverts that break a rule, so that a failure says which. */
function expectNone(among: readonly Advert[], isBroken: (advert: Advert) => boolean) {
  expect(among.length).toBeGreaterThan(5);
  const broken = among.filter(isBroken).map(({ title, description, vehicle }) => {
    return { title, description, vehicle };
  });
  expect(broken.slice(0, 3)).toEqual([]);
}

describe('batteries', () => {
  const electric = adverts.filter(({ vehicle }) => vehicle.fuel === 'Electric');

  test('of electric vehicles reach as far as their size allows', () => {
    expectNone(electric, ({ channel, vehicle }) => {
      const perKwh = (vehicle.rangeKm ?? 0) / (vehicle.batteryKwh ?? 1);
      const least = channel === 'Car' ? 3.8 : 2.7;
      return channel !== 'Bike' && (perKwh < least || perKwh > 10);
    });
  });

  test('of plug-in hybrids reach as far as a commute', () => {
    const plugIn = adverts.filter(({ vehicle }) => vehicle.fuel?.includes('Plug-in'));
    expectNone(plugIn, ({ vehicle }) => (vehicle.rangeKm ?? 0) < 30 || (vehicle.rangeKm ?? 999) > 150);
  });

  test('give a motor no more than they can', () => {
    expectNone(electric, ({ channel, vehicle }) => {
      const perKwh = (vehicle.powerKw ?? 0) / (vehicle.batteryKwh ?? 1);
      return channel !== 'Bike' && (perKwh < 1.1 || perKwh > 4.5);
    });
  });
});

describe('engines', () => {
  const perLitre = ({ vehicle }: Advert) => (vehicle.powerKw ?? 0) / ((vehicle.engineCc ?? 1) / 1000);

  test.each([
    ['diesel cars', 'Diesel', 2005, 34, 95],
    ['older diesel cars', 'Diesel', 1980, 22, 75],
    ['petrol cars', 'Petrol', 2005, 38, 135],
    ['older petrol cars', 'Petrol', 1980, 30, 115],
  ] as const)('of %s have a power that matches their size', (_, fuel, from, least, most) => {
    const to = from < 2005 ? 2004 : 2100;
    const burning = cars.filter(
      ({ vehicle }) => vehicle.fuel === fuel && vehicle.year >= from && vehicle.year <= to,
    );
    expectNone(burning, (advert) => perLitre(advert) < least || perLitre(advert) > most);
  });

  test('of commercials are not racing engines', () => {
    const diesels = adverts.filter(
      ({ channel, vehicle }) => channel === 'Commercial' && vehicle.fuel === 'Diesel',
    );
    expectNone(diesels, (advert) => perLitre(advert) < 20 || perLitre(advert) > 91);
    const large = diesels.filter(({ vehicle }) => (vehicle.engineCc ?? 0) > 3600);
    expectNone(large, (advert) => perLitre(advert) > 40);
  });

  test('of family cars are never those of a town car, nor the reverse', () => {
    const burning = cars.filter(({ vehicle }) => vehicle.fuel !== 'Electric' && vehicle.year >= 2012);
    expectNone(burning, ({ vehicle }) => {
      const [low = 0, high = 0] = pricesOf.get(`${vehicle.make} ${vehicle.model}`) ?? [];
      const kw = vehicle.powerKw ?? 0;
      return (low >= 28_000 && kw < 55) || (low >= 40_000 && kw < 70) || (high <= 24_500 && kw > 100);
    });
  });

  test('have no badge that was discontinued by then', () => {
    expectNone(cars, ({ vehicle }) => {
      const version = `${vehicle.make} ${vehicle.model} ${vehicle.derivative}`;
      if (vehicle.year > 2020 && /SDV6|TDV6|SDV8|Si4|SL 350|Vantage 4\.[37]/.test(version)) return true;
      if (vehicle.year > 2020 && /Mercedes-Benz (C|E|GLC|CLE|S)-Class (\w+ )?250\b(?! e)/.test(version))
        return true;
      return vehicle.year > 2019 && /CDI\b|CDTi|TDCi|\bHDi/.test(version);
    });
  });
});

describe('equipment', () => {
  test('never lists two things of which one includes the other', () => {
    expectNone(adverts, ({ vehicle }) =>
      exclusiveItems.some((items) => items.filter((item) => vehicle.equipment?.includes(item)).length > 1),
    );
  });

  test('of a small bike is simple', () => {
    const small = bikes.filter(({ vehicle }) => (vehicle.engineCc ?? 9999) <= 125);
    expectNone(small, ({ vehicle }) =>
      Object.entries(leastCc).some(([item, cc]) => cc > 125 && vehicle.equipment?.includes(item)),
    );
  });
});

describe('what the seller says', () => {
  test('gives an odometer in miles in round miles', () => {
    const inMiles = used.filter(
      ({ vehicle, seller }) => vehicle.isMileageInMiles && seller.kind === 'private',
    );
    expectNone(inMiles, ({ vehicle }) => {
      const miles = Math.round(kmToMiles(vehicle.mileage ?? 0));
      return miles >= 1000 && miles % 500 !== 0;
    });
  });

  test('gives a bike’s engine in cc', () => {
    expectNone(bikes, ({ description }) => /\d\.\d (petrol|hybrid)/.test(description));
  });

  test('mentions its arrival only while it is recent', () => {
    const old = adverts.filter((advert) => daysListed(advert) > 40);
    expectNone(old, ({ description }) =>
      /just (arrived|in\b|traded in)|new to the forecourt|fresh in|now in stock|stay with us long/i.test(
        description,
      ),
    );
  });
});

describe('dealers', () => {
  test('sell nothing with an expired test', () => {
    expectNone(trade, ({ vehicle }) => vehicle.nctExpiry !== null && vehicle.nctExpiry <= today);
  });

  test('give the expiry of the test for a car that needs one', () => {
    const tested = trade.filter(({ channel, vehicle }) => channel === 'Car' && vehicle.year > 1990);
    expectNone(tested, ({ vehicle }) => vehicle.nctExpiry === null);
  });

  test('give no long warranty on an old engine', () => {
    expectNone(used, ({ vehicle }) => {
      const months = vehicle.warrantyMonths ?? 0;
      const km = vehicle.mileage ?? 0;
      return (
        (km > 151_000 && months > 6) || (km > 201_000 && months > 3) || (vehicle.year < 2014 && months > 6)
      );
    });
  });
});
