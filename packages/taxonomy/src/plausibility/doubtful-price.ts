import { type Channel, formatEuro, type Vehicle } from '@forecourt/domain';
import type { ModelBounds } from './model-bounds.ts';

/** Typed into a price field to leave the price open. €999 and €9,999 are prices. */
const placeholders = new Set([123, 1111, 1234, 11_111, 12_345, 111_111, 123_456, 1_111_111, 1_234_567]);

/** The minimum price by age in years: anything lower is a deposit, a payment or a placeholder. */
// biome-ignore format: reads as a table
const least: Readonly<Record<Channel, readonly (readonly [fromAge: number, price: number])[]>> = {
  Car: [[15, 100], [10, 250], [0, 500]],
  Commercial: [[15, 100], [10, 250], [0, 500]],
  Bike: [[10, 50], [0, 200]],
};

const soldForParts =
  /\b(?:spares|repairs?|parts|breaking|damaged?|crashed|write[- ]?off|written off|non[- ]?runner|not running|salvage|scrap|failed nct|nct fail|cat(?:egory)? [a-dns])\b/i;

/** From this age on, condition and not the list price decides the value. */
const collectedFrom = 20;
/**
 * The maximum yearly depreciation, as a share of the logarithm, and how far below that a price may still be.
 */
const yearlyLoss = 0.15;
const farBelow = 5;
const farAbove = 3;
/** A price that only a few vehicles reach, for an unknown model. */
const dearOfAny = 100_000;
/** How long a model's list price is a lower bound for its asking price; later many are sold as wrecks. */
const youngUntil = 9;

export interface PricedVehicle {
  channel: Channel;
  vehicle: Pick<Vehicle, 'year' | 'mileage'>;
  price: number | null;
  /** What the seller says about it. */
  words: string;
}

/** Why a price is hard to believe, as a sentence that begins with the field's name; null if it is not. */
export function doubtPrice(
  { channel, vehicle, price, words }: PricedVehicle,
  model: ModelBounds | null,
  age: number,
): string | null {
  if (price === null) return null;
  const says = (why: string) => `Price "${formatEuro(price)}" ${why}`;
  if (price < 10 || placeholders.has(price)) return says('looks like a placeholder');
  if (price === vehicle.year && price > 2000) return says('is the same as the year');
  if (isMileage(price, vehicle.mileage, model)) return says('is the same as the mileage');
  const isCollected = model?.isClassic || age >= collectedFrom;
  if (model && !isCollected && price > model.listPrice[1] * farAbove)
    return says('is far above what this model costs');
  const floor = floorOf(channel, model, age);
  if (price >= floor || soldForParts.test(words)) return null;
  return says('is far below the usual price: it may be a deposit or a payment');
}

/** Two round figures coincide by chance if the price is plausible. */
function isMileage(price: number, mileage: number | null, model: ModelBounds | null): boolean {
  if (price !== mileage || price < 1000) return false;
  return price % 1000 !== 0 || price > (model?.listPrice[1] ?? dearOfAny);
}

function floorOf(channel: Channel, model: ModelBounds | null, age: number): number {
  const ofAge = least[channel].find(([from]) => age >= from)?.[1] ?? 0;
  if (!model || model.isClassic || age > youngUntil) return ofAge;
  return Math.max(ofAge, (model.listPrice[0] * Math.exp(-yearlyLoss * age)) / farBelow);
}
