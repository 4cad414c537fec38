import {
  type Advert,
  findRoutingKey,
  isPublicReference,
  isTestDueAt,
  parsePlate,
  parseVehicle,
} from '@forecourt/domain';
import { detailViews, exteriorViews, lookOf } from '@forecourt/drawings';
import { findModel } from '@forecourt/taxonomy';
import { describe, expect, test } from 'vitest';
import { makeDealers } from '../dealer/make-dealers.ts';
import type { MarketOptions } from '../market-options.ts';
import { makeAdverts } from './make-adverts.ts';

const options: MarketOptions = { seed: 42, size: 6000, now: new Date('2026-11-15T10:00:00Z') };
const storedDealers = (of: MarketOptions) =>
  makeDealers(of).map(({ index, draft }) => ({ id: 1000 + index, draft }));
const adverts = [...makeAdverts(options, storedDealers(options))];
const live = adverts.filter(({ status }) => status === 'live');
const share = (isCounted: (advert: Advert) => boolean, among: readonly Advert[] = adverts) =>
  among.filter(isCounted).length / among.length;

/** Lists the adverts that break a rule, so that a failure says which. */
function expectEvery(holds: (advert: Advert) => boolean, among: readonly Advert[] = adverts) {
  expect(among.length).toBeGreaterThan(0);
  const broken = among.filter((advert) => !holds(advert));
  expect(broken.slice(0, 3)).toEqual([]);
}

describe('the market as a whole', () => {
  test('is the same for the same seed, size and moment', () => {
    const small = { ...options, size: 300 };
    const once = [...makeAdverts(small, storedDealers(small))];
    expect([...makeAdverts(small, storedDealers(small))]).toEqual(once);
  });

  test('differs for another seed', () => {
    const small = { ...options, size: 20 };
    const other = { ...small, seed: 43 };
    const titles = (of: MarketOptions) => [...makeAdverts(of, storedDealers(of))].map(({ title }) => title);
    expect(titles(small)).not.toEqual(titles(other));
  });

  test('begins with the smaller market if the dealers are the same', () => {
    const smaller = { ...options, size: 100 };
    const larger = { ...options, size: 200 };
    const first = [...makeAdverts(smaller, storedDealers(smaller))];
    expect([...makeAdverts(larger, storedDealers(larger))].slice(0, first.length)).toEqual(first);
  });

  test('has as many live adverts as requested, plus ended ones', () => {
    expect(live.length).toBe(options.size);
    expect(adverts.length / live.length).toBeGreaterThan(1.14);
    expect(adverts.length / live.length).toBeLessThan(1.22);
  });

  test('is empty if nothing is requested', () => {
    expect([...makeAdverts({ ...options, size: 0 }, [])]).toEqual([]);
  });

  test('has something in every channel even if it is tiny', () => {
    const tiny = { ...options, size: 120 };
    const channels = new Set([...makeAdverts(tiny, storedDealers(tiny))].map(({ channel }) => channel));
    expect(channels).toEqual(new Set(['Car', 'Commercial', 'Bike']));
  });

  test.each([
    ['cars', 0.8, (advert: Advert) => advert.channel === 'Car'],
    ['commercials', 0.13, (advert: Advert) => advert.channel === 'Commercial'],
    ['bikes', 0.07, (advert: Advert) => advert.channel === 'Bike'],
    ['private sellers', 0.22, (advert: Advert) => advert.seller.kind === 'private'],
    ['brand-new stock', 0.06, (advert: Advert) => advert.vehicle.condition === 'New'],
    ['price on application', 0.015, (advert: Advert) => advert.price === null],
    ['one picture', 0.02, (advert: Advert) => advert.pictures.length === 1],
    ['no picture', 0.01, (advert: Advert) => advert.pictures.length === 0],
    ['featured', 0.03, (advert: Advert) => advert.isFeatured],
    ['dropped in price', 0.25, (advert: Advert) => advert.priceHistory.length > 1],
    ['Dublin', 0.37, (advert: Advert) => advert.place.county === 'Dublin'],
    ['grey cars', 0.19, (advert: Advert) => advert.channel === 'Car' && advert.vehicle.colour === 'Grey'],
  ] as const)('has its share of %s', (_, wanted, isCounted) => {
    const slack = Math.max(0.008, wanted * 0.16);
    expect(share(isCounted)).toBeGreaterThan(wanted - slack);
    expect(share(isCounted)).toBeLessThan(wanted + slack);
  });

  test('names every advert once', () => {
    expect(new Set(adverts.map(({ publicReference }) => publicReference)).size).toBe(adverts.length);
    expectEvery(({ publicReference }) => isPublicReference(publicReference));
  });
});

describe('every vehicle', () => {
  test('is accepted by the attribute table as it is', () => {
    for (const { channel, vehicle } of adverts) {
      expect(parseVehicle(vehicle, channel)).toEqual({ kind: 'ok', vehicle, warnings: [] });
    }
  });

  test('is a model of the taxonomy within the years in which it was sold', () => {
    expectEvery(({ channel, vehicle }) => {
      const known = findModel(channel, vehicle.make, vehicle.model);
      if (known === null) return false;
      const last = Math.min(known.years[1] ?? 9999, options.now.getUTCFullYear());
      return (
        vehicle.year >= known.years[0] &&
        vehicle.year <= last &&
        known.bodies.includes(vehicle.body ?? '') &&
        known.fuels.includes(vehicle.fuel ?? '')
      );
    });
  });

  test('has a battery and no engine if it is electric', () => {
    const electric = adverts.filter(({ vehicle }) => vehicle.fuel === 'Electric');
    expectEvery(
      ({ vehicle }) =>
        vehicle.engineCc === null &&
        vehicle.consumption === null &&
        vehicle.transmission === 'Automatic' &&
        (vehicle.batteryKwh ?? 0) > 0 &&
        (vehicle.rangeKm ?? 0) > 0,
      electric,
    );
  });

  test('has an engine if it is not electric', () => {
    expectEvery(
      ({ vehicle }) => (vehicle.engineCc ?? 0) >= 49,
      adverts.filter(({ vehicle }) => vehicle.fuel !== 'Electric'),
    );
  });

  test('carries a plate of its year, and no plate is used twice', () => {
    const plated = adverts.filter(({ vehicle }) => vehicle.registration !== null);
    expectEvery(({ vehicle }) => {
      const plate = parsePlate(vehicle.registration ?? '');
      if (vehicle.year < 1987) return plate?.kind === 'vintage';
      return plate?.kind === 'irish' && plate.year === vehicle.year;
    }, plated);
    expect(new Set(plated.map(({ vehicle }) => vehicle.registration)).size).toBe(plated.length);
  });

  test('mostly carries the plate of the county where it is sold', () => {
    const atHome = share(
      ({ vehicle, place }) => {
        const plate = parsePlate(vehicle.registration ?? '');
        return plate?.kind === 'irish' && plate.county === place.county;
      },
      adverts.filter(({ vehicle }) => vehicle.registration !== null),
    );
    expect(atHome).toBeGreaterThan(0.65);
    expect(atHome).toBeLessThan(0.95);
  });

  test('has neither plate nor history if it is new', () => {
    expectEvery(
      ({ vehicle, finance }) =>
        vehicle.registration === null &&
        vehicle.owners === 0 &&
        (vehicle.mileage ?? 0) < 50 &&
        vehicle.nctExpiry === null &&
        finance === null,
      adverts.filter(({ vehicle }) => vehicle.condition === 'New'),
    );
  });

  test('is shown on video or from all sides by a few dealers', () => {
    const trade = adverts.filter(({ seller }) => seller.kind === 'trade');
    expect(share(({ videoUrl }) => videoUrl !== null, trade)).toBeCloseTo(0.06, 1);
    expect(share(({ hasSpin }) => hasSpin, trade)).toBeCloseTo(0.05, 1);
    expectEvery(
      ({ videoUrl }) => videoUrl === null || new URL(videoUrl).hostname.endsWith('.example'),
      adverts,
    );
  });

  test('has a test certificate that expires on a birthday on which one is due', () => {
    const tested = adverts.filter(({ vehicle }) => vehicle.nctExpiry !== null);
    expectEvery(({ channel, vehicle }) => {
      const isCar = channel === 'Car' || vehicle.body === 'Motorhome / Camper';
      const age = Number(vehicle.nctExpiry?.slice(0, 4)) - vehicle.year;
      return channel !== 'Bike' && isTestDueAt(isCar ? 'car' : 'goods', age);
    }, tested);
  });

  test('is taxed according to the law', () => {
    expectEvery(({ channel, vehicle }) => {
      if (channel === 'Car' && vehicle.fuel === 'Electric') return vehicle.motorTax === 120;
      if (channel === 'Car' && vehicle.year < 1996) return vehicle.motorTax === 56;
      if (channel === 'Commercial' && vehicle.body === 'Medium Van') return vehicle.motorTax === 333;
      if (channel === 'Bike' && (vehicle.engineCc ?? 0) > 200 && vehicle.year > 1997)
        return vehicle.motorTax === (vehicle.licence === null ? null : 88);
      return vehicle.motorTax === null || vehicle.motorTax > 0;
    });
  });

  test('has doors and seats that match its body', () => {
    expectEvery(
      ({ vehicle }) =>
        (vehicle.body !== 'Saloon' || vehicle.doors === 4 || vehicle.doors === 2) &&
        (vehicle.body !== 'Estate' || vehicle.doors === 5) &&
        (vehicle.body !== 'Convertible' || ((vehicle.seats ?? 9) <= 4 && vehicle.doors === 2)),
      adverts.filter(({ channel }) => channel === 'Car'),
    );
  });
});

describe('every price', () => {
  test('is a positive whole number of euro, or on application', () => {
    expectEvery(({ price }) => price === null || (Number.isInteger(price) && price >= 200));
  });

  test('is the last of its history, which is in order and only comes down', () => {
    expectEvery(({ price, priceHistory, listedAt, updatedAt }) => {
      const ordered = priceHistory.every(({ at, price: asked }, index) => {
        const before = priceHistory[index - 1];
        return before === undefined || (before.at < at && (before.price ?? 0) > (asked ?? 0));
      });
      return (
        ordered &&
        priceHistory.length <= 4 &&
        priceHistory[0]?.at === listedAt &&
        priceHistory.at(-1)?.price === price &&
        updatedAt >= (priceHistory.at(-1)?.at ?? '')
      );
    });
  });

  test('has finance only from the trade, with sums that add up', () => {
    const quoted = adverts.filter(({ finance }) => finance !== null);
    expectEvery(
      ({ finance, seller, price }) =>
        finance !== null &&
        seller.kind === 'trade' &&
        price !== null &&
        finance.totalCost ===
          finance.deposit + finance.monthlyPayment * finance.termMonths + finance.balloon &&
        finance.totalCost >= price &&
        (finance.quoteType === 'PCP') === finance.balloon > 0,
      quoted,
    );
  });

  test('falls with age', () => {
    const medianOf = (from: number, to: number) => {
      const prices = adverts
        .filter(({ channel, vehicle }) => channel === 'Car' && vehicle.year >= from && vehicle.year <= to)
        .flatMap(({ price }) => price ?? [])
        .sort((one, other) => one - other);
      return prices[prices.length >> 1] ?? 0;
    };
    expect(medianOf(2024, 2025)).toBeGreaterThan(medianOf(2019, 2020) * 1.4);
    expect(medianOf(2019, 2020)).toBeGreaterThan(medianOf(2013, 2014) * 1.6);
  });
});

describe('every advert', () => {
  test('appeared before now, after its plate, and ended after it appeared', () => {
    const now = options.now.toISOString();
    expectEvery(
      ({ listedAt, updatedAt, endedAt, status, vehicle }) =>
        listedAt <= now &&
        updatedAt >= listedAt &&
        updatedAt <= now &&
        (status === 'ended') === (endedAt !== null) &&
        (endedAt === null || (endedAt > listedAt && endedAt <= now)) &&
        (vehicle.condition === 'New' || listedAt.slice(0, 4) >= String(vehicle.year)),
    );
  });

  test('is in a town with a routing key that exists', () => {
    expectEvery(({ place }) => place.town !== null && findRoutingKey(place.routingKey ?? '') !== undefined);
  });

  test('has pictures that can be drawn, each once', () => {
    const views = new Set<string>([...exteriorViews, ...detailViews].map((view) => `drawing:${view}`));
    expectEvery(
      ({ pictures }) =>
        pictures.every((picture) => views.has(picture)) && new Set(pictures).size === pictures.length,
    );
  });

  test('of a trade seller names a given dealer, and of a private one a fictional telephone number', () => {
    const ids = new Set(storedDealers(options).map(({ id }) => id));
    expectEvery(({ seller }) =>
      seller.kind === 'trade'
        ? ids.has(seller.dealerId)
        : seller.phone === null || /^020 91\d \d{4}$/.test(seller.phone),
    );
  });

  test('looks like its vehicle', () => {
    const [advert] = adverts;
    if (advert === undefined) throw new Error('No advert was made');
    expect(lookOf(advert)).toMatchObject({ make: advert.vehicle.make, plate: advert.vehicle.registration });
    expect(lookOf(advert)).toEqual(lookOf({ ...advert, title: 'another' } as Advert));
  });
});
