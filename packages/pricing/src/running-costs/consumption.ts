import { cycleOf, type Vehicle } from '@forecourt/domain';

export type DrivenVehicle = Partial<
  Pick<Vehicle, 'fuel' | 'year' | 'consumption' | 'co2' | 'engineCc' | 'batteryKwh' | 'rangeKm'>
>;

/** What a vehicle uses per 100 km on ordinary roads. */
export interface Consumption {
  litres: number;
  litresOf: 'petrol' | 'diesel' | null;
  kwh: number;
  /** The basis of the calculation, in words. */
  basis: string;
}

/** Everything below except what a vehicle states itself. */
export const consumptionSource = {
  name: 'Real-world consumption',
  asOf: '2025',
  kind: 'estimate',
} as const;

/** Real roads take more than the laboratory: 15% more than NEDC, 5% more than WLTP (from memory). */
const realUse = { NEDC: 1.15, WLTP: 1.05 };
/** CO₂ in g/km per litre per 100 km. */
const gramsPerLitre = { petrol: 23.2, diesel: 26.5 };
/**
 * For plug-in hybrids: the share of km on electricity, and the consumption for each kind of km. From memory.
 */
const plugIn = { electricShare: 0.4, litres: 6.3, kwh: 20 };
const usualKwh = { bike: 7, other: 17.5 };
/** The WLTP range is reached on a mild day without a motorway. */
const realRange = 0.87;

type Sizes = readonly (readonly [litres: number, use: number])[];

/** Real litres per 100 km by engine size, from memory. */
// biome-ignore format: reads as a table
const bySize: Record<'petrol' | 'diesel' | 'hybrid' | 'bike', Sizes> = {
  petrol: [[1, 6], [1.2, 6.4], [1.4, 6.8], [1.6, 7.4], [2, 8.6], [3, 11]],
  diesel: [[1.5, 5.1], [1.6, 5.2], [2, 6], [3, 7.8], [4.2, 10], [5, 15], [8, 23], [13, 31]],
  hybrid: [[1.5, 4.8], [1.8, 5], [2.5, 6.3]],
  bike: [[0.05, 1.9], [0.125, 2.3], [0.3, 3.3], [0.5, 3.8], [0.7, 4.4], [1, 5.4], [1.3, 6]],
};

/**
 * From the best data known about a vehicle; null if not even the fuel is. Its CO₂ may be the usual one for
 * the model.
 */
export function consumptionOf(
  vehicle: DrivenVehicle,
  isBike = false,
  isCo2Usual = false,
): Consumption | null {
  const { fuel, consumption, co2, engineCc } = vehicle;
  if (fuel === null || fuel === undefined) return null;
  if (fuel === 'Electric') return electricConsumption(vehicle, isBike);
  const litresOf = fuel.startsWith('Diesel') ? 'diesel' : 'petrol';
  if (fuel.includes('Plug-in')) {
    const { electricShare, litres, kwh } = plugIn;
    return {
      litres: litres * (1 - electricShare),
      litresOf,
      kwh: kwh * electricShare,
      basis: `${Math.round(electricShare * 100)}% of the distance on electricity at ${kwh} kWh, the rest at ${litres} litres`,
    };
  }
  const cycle = cycleOf(vehicle.year ?? 0);
  const factor = realUse[cycle];
  const label = `${cycle} figure plus ${Math.round((factor - 1) * 100)}% for real roads`;
  if (consumption) return { litres: consumption * factor, litresOf, kwh: 0, basis: `its ${label}` };
  if (co2)
    return {
      litres: (co2 / gramsPerLitre[litresOf]) * factor,
      litresOf,
      kwh: 0,
      basis: `${isCo2Usual ? 'the CO₂ usual for the model' : 'its CO₂'}: the ${label}`,
    };
  if (!engineCc) return null;
  const sizes = bySize[isBike ? 'bike' : fuel.includes('Hybrid') ? 'hybrid' : litresOf];
  return {
    litres: useBySize(sizes, engineCc / 1000),
    litresOf,
    kwh: 0,
    basis: 'what engines of its size use',
  };
}

function electricConsumption({ batteryKwh, rangeKm }: DrivenVehicle, isBike: boolean): Consumption {
  const isKnown = batteryKwh && rangeKm;
  return {
    litres: 0,
    litresOf: null,
    kwh: isKnown ? (batteryKwh / (rangeKm * realRange)) * 100 : usualKwh[isBike ? 'bike' : 'other'],
    basis: isKnown
      ? 'its battery and its range on a mild day'
      : isBike
        ? 'what electric bikes use on average'
        : 'what electric cars use on average',
  };
}

function useBySize(sizes: Sizes, litres: number): number {
  const before = sizes.findLast(([size]) => size <= litres) ?? sizes[0];
  const after = sizes.find(([size]) => size >= litres) ?? sizes.at(-1);
  if (!before || !after) return 7;
  const part = after[0] === before[0] ? 0 : (litres - before[0]) / (after[0] - before[0]);
  return before[1] + (after[1] - before[1]) * part;
}
