import { standardKmAYear } from '@forecourt/domain';
import {
  type ChargingQuestion,
  type EnergyPrices,
  electricFactors,
  usualBattery,
  usualCharging,
  usualEnergyPrices,
} from '@forecourt/pricing';
import { energyPriceNames, readEnergyPrices } from '../read-energy-prices.ts';
import type { ToolInput } from '../tool-input.ts';

export interface ElectricCarAsked {
  ratedKm: number;
  kmAYear: number;
  charging: ChargingQuestion;
  prices: EnergyPrices;
}

/** Null while a field cannot be used. */
export function readElectricCar(input: ToolInput): ElectricCarAsked | null {
  const ratedKm = input.number({
    name: 'range',
    label: 'Stated range (km)',
    min: 20,
    max: 1500,
    usual: 420,
    help: 'By WLTP, when new',
  });
  const batteryKwh = input.number({
    name: 'battery',
    label: 'Battery (kWh)',
    min: 5,
    max: 250,
    usual: 58,
    isDecimal: true,
    help: 'Usable, when new',
  });
  const healthPercent = input.number({
    name: 'health',
    label: 'Battery health (%)',
    min: 50,
    max: 100,
    usual: usualBattery.healthPercent,
    help: `As at ${usualBattery.ageYears} years: ${(electricFactors.lossAYear * 100).toFixed(1)}% or so is lost a year`,
  });
  const kmAYear = input.number({
    name: 'km',
    label: 'Km a year',
    min: 0,
    max: 200_000,
    usual: standardKmAYear.Car,
  });
  const fromPercent = input.number({
    name: 'start',
    isMore: true,
    label: 'Charge from (%)',
    min: 0,
    max: 99,
    usual: usualCharging.fromPercent,
  });
  const toPercent = input.number({
    name: 'end',
    isMore: true,
    label: 'Charge to (%)',
    min: 1,
    max: 100,
    usual: usualCharging.toPercent,
  });
  const mostAcKw = input.number({
    name: 'ac',
    isMore: true,
    label: 'Takes on AC (kW)',
    min: 1,
    max: 43,
    usual: usualCharging.mostAcKw,
    isDecimal: true,
  });
  const mostDcKw = input.number({
    name: 'dc',
    isMore: true,
    label: 'Takes on DC (kW)',
    min: 1,
    max: 400,
    usual: usualCharging.mostDcKw,
  });
  const prices = { ...usualEnergyPrices, ...readEnergyPrices(input, energyPriceNames) };
  if (fromPercent !== null && toPercent !== null && fromPercent >= toPercent)
    input.refuse('end', 'The charge must end above where it begins.');
  if (
    input.isRefused ||
    ratedKm === null ||
    batteryKwh === null ||
    healthPercent === null ||
    kmAYear === null ||
    fromPercent === null ||
    toPercent === null ||
    mostAcKw === null ||
    mostDcKw === null
  )
    return null;
  const charging = { batteryKwh, healthPercent, fromPercent, toPercent, mostAcKw, mostDcKw, prices };
  return { ratedKm, kmAYear, charging, prices };
}
