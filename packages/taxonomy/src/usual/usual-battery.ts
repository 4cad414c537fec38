import type { Vehicle } from '@forecourt/domain';
import { batteriesInYear, type ElectricModel, rangeOfBattery } from '../batteries.ts';
import type { KnownModel } from './find-facts.ts';
import { readBattery } from './read-version.ts';

/** How many kilometres a plug-in hybrid drives per kWh. */
const plugInKmPerKwh = 4.4;

/** The battery that the vehicle or its version states, or the model's only one in its year, and its range. */
export function usualBattery(
  { year, derivative, batteryKwh: stated, rangeKm }: Vehicle,
  model: KnownModel<ElectricModel & { plugInKwh?: number }> | null,
  fuel: Vehicle['fuel'],
): Pick<Vehicle, 'batteryKwh' | 'rangeKm'> {
  const isPlugIn = fuel?.includes('Plug-in') ?? false;
  if (model === null || (fuel !== 'Electric' && !isPlugIn)) return { batteryKwh: stated, rangeKm };
  const built = isPlugIn ? [model.plugInKwh ?? null] : batteriesInYear(model.make, model, year);
  const only = built.length === 1 ? (built[0] ?? null) : null;
  const batteryKwh = stated ?? readBattery(derivative) ?? only;
  if (batteryKwh === null || rangeKm !== null) return { batteryKwh, rangeKm };
  const usual = isPlugIn ? Math.round(batteryKwh * plugInKmPerKwh) : rangeOfBattery(model, batteryKwh);
  return { batteryKwh, rangeKm: usual };
}
