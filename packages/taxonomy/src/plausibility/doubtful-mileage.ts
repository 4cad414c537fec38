import { type Channel, groupDigits, type Vehicle } from '@forecourt/domain';

/** More than any vehicle drives in a year, including taxis, couriers and lorries that never rest. */
const mostAYear: Readonly<Record<Channel, number>> = { Car: 120_000, Commercial: 250_000, Bike: 80_000 };

/** Typed without looking at the clock. */
const placeholders = new Set([123_456, 999_999, 1_234_567]);

/** A mileage that is too low for the age: delivery, a showroom, or thousands typed as ones. */
const hardlyMoved = [
  { fromAge: 5, below: 1000 },
  { fromAge: 3, below: 101 },
] as const;

/** Collectors do not drive much, and many sell what was kept for show. */
const collectedFromAge = 25;
const collectedFromPrice = 100_000;

/** They are measured in hours and have no odometer. */
const clockless: ReadonlySet<string> = new Set(['Motocross', 'Enduro', 'Trial', 'Quad / ATV']);

export interface DrivenVehicle {
  channel: Channel;
  vehicle: Pick<Vehicle, 'mileage' | 'body'>;
  price: number | null;
}

/** Why a mileage is hard to believe, as a sentence that begins with the field's name; null if it is not. */
export function doubtMileage(
  { channel, vehicle: { mileage, body }, price }: DrivenVehicle,
  isClassic: boolean,
  age: number,
): string | null {
  if (mileage === null) return null;
  const says = (why: string) => `Mileage "${groupDigits(mileage)} km" ${why}`;
  if (placeholders.has(mileage)) return says('looks like a placeholder');
  if (mileage > mostAYear[channel] * (age + 1)) return says('is too high for its age');
  const isKept = isClassic || age >= collectedFromAge || (price ?? 0) >= collectedFromPrice;
  if (isKept || clockless.has(body ?? '')) return null;
  const isHardlyMoved = hardlyMoved.some(({ fromAge, below }) => age >= fromAge && mileage < below);
  return isHardlyMoved ? says('is very low for its age') : null;
}
