import type { FilledVehicle } from './filled-vehicle.ts';
import { roundPrice } from './round-price.ts';
import type { Valuation } from './valuation.ts';

const mileageSteps = 7;
const yearsAhead = 6;

/** Prices that never rise: a thin market fluctuates, but buyers do not pay more for higher mileage or age. */
function neverRising<Point extends { price: number }>(points: readonly Point[]): Point[] {
  let lowest = Number.POSITIVE_INFINITY;
  return points.map((point) => {
    lowest = Math.min(lowest, point.price);
    return { ...point, price: lowest };
  });
}

/** Around the mileage of the vehicle, from half of it to twice. */
export function seriesByMileage(
  vehicle: FilledVehicle,
  now: number,
  isBike: boolean,
): Valuation['byMileage'] {
  const usual = Math.max(vehicle.mileage ?? 0, isBike ? 5000 : 20_000);
  const step = roundStep((usual * 1.5) / (mileageSteps - 1));
  const first = Math.max(0, Math.round(usual / step) - 2) * step;
  return neverRising(
    Array.from({ length: mileageSteps }, (_, index) => {
      const mileage = first + index * step;
      return { mileage, price: roundPrice(Math.exp(vehicle.withMileage(mileage).logAt(now))) };
    }),
  );
}

/** From today on, driven at the given rate. */
export function seriesByAge(vehicle: FilledVehicle, now: number, kmAYear: number): Valuation['byAge'] {
  const { mileage } = vehicle;
  return neverRising(
    Array.from({ length: yearsAhead + 1 }, (_, yearsFromNow) => {
      const driven = mileage === null ? null : Math.round(mileage + yearsFromNow * kmAYear);
      const price = roundPrice(Math.exp(vehicle.withMileage(driven).logAt(now + yearsFromNow)));
      return { yearsFromNow, mileage: driven, price };
    }),
  );
}

function roundStep(km: number): number {
  const unit = km < 5000 ? 1000 : km < 20_000 ? 5000 : 10_000;
  return Math.max(unit, Math.round(km / unit) * unit);
}
