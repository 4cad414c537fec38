import { fuelYears } from '../fuel-years.ts';
import type { Fuel } from '../taxonomy-types.ts';
import { fuelOfBadge } from './badge-litres.ts';
import type { VersionWords } from './read-version.ts';

interface FuelledModel {
  make: string;
  name: string;
  fuels: Readonly<Partial<Record<Fuel, number>>>;
}

/** The fuel that the version names, or the only one that the model had in its year; null where it may be another. */
export function findUsualFuel(
  model: FuelledModel,
  year: number,
  words: VersionWords,
  version: string | null,
): Fuel | null {
  const sold = Object.keys(model.fuels) as Fuel[];
  const named = words.fuel ?? fuelOfBadge(model.make, version);
  if (named !== null && sold.includes(named)) return named;
  if (words.batteryKwh !== null && words.litres === null && sold.includes('Electric')) return 'Electric';
  const inTime = sold.filter((fuel) => {
    const [from, to] = fuelYears(model.make, model.name, fuel);
    return sold.length === 1 || (from <= year && year <= to);
  });
  return inTime.length === 1 ? (inTime[0] ?? null) : null;
}
