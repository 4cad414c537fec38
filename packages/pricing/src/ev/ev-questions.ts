import { standardKmAYear } from '@forecourt/domain';
import type { Answers, Questions } from '../questions/question.ts';
import { vehicleQuestions } from '../questions/vehicle-questions.ts';
import { type ChargingQuestion, usualCharging } from './charging.ts';
import { electricFactors, usualBattery } from './electric-driving.ts';

const percent = { kind: 'number', unit: '%', isDecimal: true } as const;
const power = { kind: 'number', unit: 'kW', isDecimal: true, isMore: true } as const;

// biome-ignore format: one question a line reads as a table
export const evQuestions = {
  ratedKm: { kind: 'number', param: 'range', label: 'Official range', unit: 'km', min: 20, max: 1500, example: 420, help: 'WLTP figure, when new' },
  batteryKwh: { kind: 'number', param: 'battery', label: 'Battery', unit: 'kWh', min: 1, max: 250, isDecimal: true, example: 58, help: 'Usable capacity, when new' },
  health: { ...percent, label: 'Battery health', min: 50, max: 100, usual: usualBattery.healthPercent, help: `Typical at ${usualBattery.ageYears} years: ${(electricFactors.lossAYear * 100).toFixed(1)}% or so goes every year` },
  km: { ...vehicleQuestions.kmAYear, usual: standardKmAYear.Car, only: 'page' },
  from: { ...percent, param: 'start', label: 'Charge from', min: 0, max: 99, usual: usualCharging.fromPercent, isMore: true },
  to: { ...percent, param: 'end', label: 'Charge to', min: 1, max: 100, usual: usualCharging.toPercent, isMore: true },
  mostAcKw: { ...power, param: 'ac', label: 'AC charging speed', min: 1, max: 43, usual: usualCharging.mostAcKw },
  mostDcKw: { ...power, param: 'dc', label: 'DC charging speed', min: 1, max: 400, usual: usualCharging.mostDcKw },
  // The page computes it from battery and range.
  kwhPer100Km: { kind: 'number', label: 'Consumption', unit: 'kWh per 100 km', min: 5, max: 60, isDecimal: true, example: 17.5, only: 'rest' },
} as const satisfies Questions;

const { ratedKm, batteryKwh, health, from, to, mostAcKw, mostDcKw, kwhPer100Km } = evQuestions;
export const rangeQuestions = { ratedKm, health };
export const chargingQuestions = { batteryKwh, health, from, to, mostAcKw, mostDcKw };
export const energyCostQuestions = { kwhPer100Km };

export function buildChargingQuestion(asked: Answers<typeof chargingQuestions>): ChargingQuestion {
  const { health: healthPercent, from: fromPercent, to: toPercent, ...car } = asked;
  return {
    batteryKwh: car.batteryKwh,
    mostAcKw: car.mostAcKw,
    mostDcKw: car.mostDcKw,
    healthPercent,
    fromPercent,
    toPercent,
  };
}

/** What makes a charge impossible, and the question to correct; null if it is possible. */
export function chargingMistake(asked: { from: number; to: number }): { field: 'to'; words: string } | null {
  return asked.from < asked.to
    ? null
    : { field: 'to', words: '“Charge to” must be higher than “Charge from”.' };
}
