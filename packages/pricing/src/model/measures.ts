import { bornOf } from '@forecourt/domain';
import type { VehicleFacts } from '../market/vehicle-facts.ts';

/** The numbers of a vehicle, in the order of a market row. NaN if not stated. */
export const measures = ['born', 'km', 'power', 'electricPower', 'battery', 'weight', 'equipment'] as const;

export type Measure = (typeof measures)[number];

export const measureCount = measures.length;

export function measureIndex(measure: Measure): number {
  return measures.indexOf(measure);
}

/** The reference values of the linear measures, so that an unknown one counts as usual. */
const usual = { kw: 90, batteryKwh: 60, grossKg: 3000, equipment: 12 };

export function measuresOf(facts: VehicleFacts): number[] {
  const { powerKw, batteryKwh, grossWeightKg, equipmentCount, mileage } = facts;
  const isElectric = facts.fuel === 'Electric';
  const power = logRatio(powerKw, usual.kw);
  return [
    facts.condition === 'New' ? Number.NaN : bornOf(facts.year, facts.half),
    mileage === null ? Number.NaN : mileage / 10_000,
    isElectric ? Number.NaN : power,
    isElectric ? power : Number.NaN,
    isElectric ? logRatio(batteryKwh, usual.batteryKwh) : Number.NaN,
    logRatio(grossWeightKg, usual.grossKg),
    equipmentCount === null ? Number.NaN : Math.min(3, (equipmentCount - usual.equipment) / 10),
  ];
}

function logRatio(value: number | null, usualValue: number): number {
  return value === null || value <= 0 ? Number.NaN : Math.log(value / usualValue);
}
