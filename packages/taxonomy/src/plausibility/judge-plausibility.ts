import type { Channel, Doubted, Vehicle } from '@forecourt/domain';
import { doubtMileage } from './doubtful-mileage.ts';
import { doubtPrice } from './doubtful-price.ts';
import { doubtYear } from './doubtful-year.ts';
import { findImpossible } from './impossible-values.ts';
import { judgePlate } from './judge-plate.ts';
import { findModelBounds } from './model-bounds.ts';

export interface StatedOffer {
  channel: Channel;
  /** With make and model in their standard spelling. */
  vehicle: Vehicle;
  /** Whole euro; null is POA. */
  price: number | null;
  /** Title and description: a vehicle sold for parts is cheap. */
  words: string;
}

export interface JudgedOffer {
  /** Without impossible values. */
  vehicle: Vehicle;
  /** Sentences about what was left out. */
  warnings: readonly string[];
  /** What is kept although it is hard to believe. */
  doubted: readonly Doubted[];
  /** Sentences about it. */
  remarks: readonly string[];
}

/**
 * Compares an advert with what is known about its model and about vehicles in general. Impossible values are
 * left out; those that are hard to believe are kept and reported. If the taxonomy does not know the model,
 * only values that would be odd for any vehicle are.
 */
export function judgePlausibility(
  { channel, vehicle: stated, price, words }: StatedOffer,
  thisYear: number = new Date().getFullYear(),
): JudgedOffer {
  const model = findModelBounds(channel, stated.make, stated.model);
  const plate = judgePlate(stated, thisYear);
  const impossible: { key: keyof Vehicle; reason: string }[] = findImpossible(channel, stated, model);
  if (plate?.isPossible === false) impossible.push({ key: 'registration', reason: plate.reason });
  const vehicle =
    impossible.length === 0
      ? stated
      : { ...stated, ...Object.fromEntries(impossible.map(({ key }) => [key, null])) };
  const age = Math.max(0, thisYear - vehicle.year);
  const doubts: readonly (readonly [Doubted, string | null])[] = [
    ['price', doubtPrice({ channel, vehicle, price, words }, model, age)],
    ['mileage', doubtMileage({ channel, vehicle, price }, model?.isClassic ?? false, age)],
    ['year', doubtYear(channel, vehicle, model, age)],
    ['registration', plate?.isPossible ? plate.reason : null],
  ];
  const found = doubts.filter(([, reason]) => reason !== null);
  return {
    vehicle,
    warnings: impossible.map(({ reason }) => reason),
    doubted: found.map(([key]) => key),
    remarks: found.flatMap(([, reason]) => reason ?? []),
  };
}
