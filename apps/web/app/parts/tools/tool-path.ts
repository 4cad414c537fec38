import type { Vehicle } from '@forecourt/domain';

/** The anchor of a tool's answer, which its form leads to. */
export function answerId(tool: string): string {
  return `${tool}-answer`;
}

/** The vehicle check for a plate. */
export function vehicleCheckPath(plate: string): string {
  return `/vehicle-check?${new URLSearchParams({ plate })}#vehicle-check`;
}

/** The valuation of an advert's vehicle, with the same adverts that its price is compared with. */
export function advertValuationPath(publicReference: string): string {
  return `/car-valuation?${new URLSearchParams({ advert: publicReference })}#valuation`;
}

/** The valuation of a plate's vehicle. */
export function plateValuationPath(plate: string): string {
  return `/car-valuation?${new URLSearchParams({ plate })}#valuation`;
}

/** The yearly cost of an advert's vehicle, for the visitor's own distance and prices. */
export function runningCostsPath(publicReference: string): string {
  return `/running-costs?${new URLSearchParams({ advert: publicReference })}#running-costs`;
}

/** Three ways to pay a price. */
export function financePath(price: number): string {
  return `/car-finance?${new URLSearchParams({ price: String(Math.round(price)) })}#finance`;
}

/** Range and charging of an electric car, as far as its advert states them. */
export function electricCarPath({ rangeKm, batteryKwh }: Pick<Vehicle, 'rangeKm' | 'batteryKwh'>): string {
  const stated = new URLSearchParams({
    ...(rangeKm ? { range: String(rangeKm) } : {}),
    ...(batteryKwh ? { battery: String(batteryKwh) } : {}),
  });
  return `/ev-calculator?${stated}#ev`;
}
