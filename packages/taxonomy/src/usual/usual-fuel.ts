import { findFuelIn } from '@forecourt/domain';
import { fuelYears } from '../fuel-years.ts';
import type { Fuel } from '../taxonomy-types.ts';
import { fuelOfBadge } from './badge-litres.ts';
import { readBattery, readEngine } from './read-version.ts';

interface FuelledModel {
  make: string;
  name: string;
  fuels: Readonly<Partial<Record<Fuel, number>>>;
}

/** The fuel that the version names, or the model's only one in its year; null if it may be another. */
export function findUsualFuel(
  model: FuelledModel | null,
  { year, derivative }: { year: number; derivative: string | null },
): Fuel | null {
  const named = derivative === null ? null : findFuelIn(derivative);
  if (model === null) return named;
  const { make, name } = model;
  const sold = Object.keys(model.fuels) as Fuel[];
  const meant = named ?? fuelOfBadge(make, derivative);
  // Some models have no fuels recorded.
  if (meant !== null && (sold.length === 0 || sold.includes(meant))) return meant;
  const isBattery = readBattery(derivative) !== null && readEngine(derivative, 'Car') === null;
  if (isBattery && sold.includes('Electric')) return 'Electric';
  const inTime = sold.filter((fuel) => {
    const [from, to] = fuelYears(make, name, fuel);
    return sold.length === 1 || (from <= year && year <= to);
  });
  return inTime.length === 1 ? (inTime[0] ?? null) : null;
}
