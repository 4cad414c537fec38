import { type Advert, plateFacts } from '@forecourt/domain';

/** Estimates without a model. */
export interface Estimator {
  name: string;
  estimate(advert: Advert): number | null;
}

const keyOf = ({ channel, vehicle }: Advert, ...more: (string | number | null)[]) =>
  [channel, vehicle.make, vehicle.model, ...more].join('|');

/**
 * The median price of the same model, year and fuel; of the model and year, or of the model, if there are too
 * few.
 */
export function naiveMedians(adverts: readonly Advert[]): Estimator {
  const prices = new Map<string, number[]>();
  const add = (key: string, price: number) => {
    const known = prices.get(key);
    if (known) known.push(price);
    else prices.set(key, [price]);
  };
  for (const advert of adverts) {
    if (advert.price === null) continue;
    for (const key of keysOf(advert)) add(key, advert.price);
  }
  for (const list of prices.values()) list.sort((one, other) => one - other);
  return {
    name: 'median of model, year and fuel',
    estimate(advert) {
      const list = keysOf(advert)
        .map((key) => prices.get(key) ?? [])
        .find((each, index, all) => each.length >= 5 || index === all.length - 1);
      return list?.[Math.floor(list.length / 2)] ?? null;
    },
  };
}

function keysOf(advert: Advert): string[] {
  const { year, fuel, condition } = advert.vehicle;
  const isNew = condition === 'New' ? 'new' : 'used';
  return [keyOf(advert, isNew, year, fuel), keyOf(advert, isNew, year), keyOf(advert, isNew)];
}

const neighbours = 7;

/**
 * The mean logarithm of the seven adverts of the model that are nearest in age, mileage, fuel and gearbox.
 */
export function nearestComparables(adverts: readonly Advert[]): Estimator {
  const byModel = new Map<string, Advert[]>();
  for (const advert of adverts) {
    if (advert.price === null) continue;
    const key = keyOf(advert);
    const known = byModel.get(key);
    if (known) known.push(advert);
    else byModel.set(key, [advert]);
  }
  return {
    name: `nearest ${neighbours} comparables`,
    estimate(advert) {
      const near = (byModel.get(keyOf(advert)) ?? [])
        .map((other) => ({ price: other.price ?? 0, unlike: unlikeness(advert, other) }))
        .sort((one, other) => one.unlike - other.unlike)
        .slice(0, neighbours);
      if (near.length === 0) return null;
      return Math.exp(near.reduce((sum, { price }) => sum + Math.log(price), 0) / near.length);
    },
  };
}

function unlikeness(
  { vehicle: one, seller }: Advert,
  { vehicle: other, seller: otherSeller }: Advert,
): number {
  return (
    Math.abs(ageOf(one) - ageOf(other)) +
    Math.abs((one.mileage ?? 0) - (other.mileage ?? 0)) / 20_000 +
    (one.fuel === other.fuel ? 0 : 1) +
    (one.transmission === other.transmission ? 0 : 0.7) +
    (one.condition === other.condition ? 0 : 3) +
    (one.isPriceExVat === other.isPriceExVat ? 0 : 2) +
    (one.body === other.body ? 0 : 1) +
    (seller.kind === otherSeller.kind ? 0 : 0.5)
  );
}

function ageOf({ year, registration }: Advert['vehicle']): number {
  const half = plateFacts(registration)?.half ?? null;
  return -(year + (half === 2 ? 0.63 : half === 1 ? 0.165 : 0.32));
}
