import type { Vehicle } from '@forecourt/domain';

/** The place on its page where a tool answers, and where its form leads. */
export function answerId(tool: string): string {
  return `${tool}-answer`;
}

/** The check of a plate, where it is asked for already. */
export function vehicleCheckPath(plate: string): string {
  return `/vehicle-check?${new URLSearchParams({ plate })}#vehicle-check`;
}

/** What an advert's vehicle is worth, with the very adverts that its price is compared with. */
export function advertValuationPath(publicReference: string): string {
  return `/car-valuation?${new URLSearchParams({ advert: publicReference })}#valuation`;
}

/** What the vehicle of a plate is worth. */
export function plateValuationPath(plate: string): string {
  return `/car-valuation?${new URLSearchParams({ plate })}#valuation`;
}

/** What a year with an advert's vehicle costs, for the visitor's own distance and prices. */
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
