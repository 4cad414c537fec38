import { unknownVehicle, type Vehicle, yearOf } from '@forecourt/domain';
import { PriceBook } from '../market/price-book.ts';
import type { PricedAdvert } from '../market/vehicle-facts.ts';
import { fitModel } from '../model/fit-model.ts';

export const sampleNow = new Date('2026-11-15T00:00:00Z');

interface Said {
  price?: number | null;
  doubted?: PricedAdvert['doubted'];
  seller?: 'trade' | 'private';
  channel?: PricedAdvert['channel'];
  vehicle?: Partial<Vehicle>;
  usual?: readonly (keyof Vehicle)[];
}

/** A live advert for a diesel Golf of 2019 with a manual gearbox; pass only what matters to the test. */
export function sampleAdvert(publicReference: string, said: Said = {}): PricedAdvert {
  return {
    publicReference,
    channel: said.channel ?? 'Car',
    status: 'live',
    price: said.price === undefined ? 17_000 : said.price,
    doubted: said.doubted ?? [],
    seller: { kind: said.seller ?? 'trade' },
    ...(said.usual && { usual: said.usual }),
    vehicle: {
      ...unknownVehicle,
      make: 'Volkswagen',
      model: 'Golf',
      condition: 'Used',
      year: 2019,
      mileage: 90_000,
      fuel: 'Diesel',
      transmission: 'Manual',
      body: 'Hatchback',
      derivative: '1.6 TDI Trendline',
      ...said.vehicle,
    },
  };
}

const models = [
  { make: 'Volkswagen', model: 'Golf', newPrice: 32_000, decay: 0.12 },
  { make: 'Volkswagen', model: 'Polo', newPrice: 24_000, decay: 0.11 },
  { make: 'Toyota', model: 'Corolla', newPrice: 31_000, decay: 0.1 },
  { make: 'BMW', model: '5 Series', newPrice: 68_000, decay: 0.15 },
  { make: 'Dacia', model: 'Duster', newPrice: 25_000, decay: 0.11 },
] as const;

/** The true model of the sample market: what its cars are worth before the noise. */
export function sampleWorth(advert: PricedAdvert): number {
  const { make, model, year, mileage, transmission } = advert.vehicle;
  const known = models.find((each) => each.make === make && each.model === model);
  const age = yearOf(sampleNow) - year - 0.32;
  return (
    (known?.newPrice ?? 20_000) *
    Math.exp(
      -(known?.decay ?? 0.12) * age -
        0.015 * ((mileage ?? 0) / 10_000 - 1.5 * age) +
        (transmission === 'Automatic' ? 0.09 : 0) -
        (advert.seller.kind === 'private' ? 0.07 : 0),
    )
  );
}

/** A seeded market of five models with known true prices, each advert off by a tenth or so. */
export function sampleAdverts(count: number, seed = 1): PricedAdvert[] {
  const next = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const { make, model } = models[Math.floor(next() * models.length)] ?? models[0];
    const year = 2012 + Math.floor(next() * 14);
    const advert = sampleAdvert(`advert${index}`, {
      seller: next() < 0.2 ? 'private' : 'trade',
      vehicle: {
        make,
        model,
        year,
        mileage: Math.round((2026.5 - year) * 15_000 * (0.5 + next())),
        transmission: next() < 0.4 ? 'Automatic' : 'Manual',
        derivative: null,
      },
    });
    const noise = 0.09 * (next() + next() + next() - 1.5) * 2;
    return { ...advert, price: Math.round(sampleWorth(advert) * Math.exp(noise)) };
  });
}

export function bookOf(adverts: readonly PricedAdvert[]): PriceBook {
  const book = new PriceBook(() => sampleNow);
  for (const advert of adverts) book.set(advert);
  fitBook(book);
  return book;
}

export function fitBook(book: PriceBook): void {
  for (const channel of ['Car', 'Commercial', 'Bike'] as const)
    book.setModel(channel, fitModel(book.table(channel).snapshot(yearOf(sampleNow))));
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
