import type { Questions } from '../questions/question.ts';
import { type Answers, answered } from '../questions/question.ts';
import { vehicleQuestions } from '../questions/vehicle-questions.ts';
import type { ImportQuestion } from './import-cost.ts';
import type { VehicleToRegister } from './vrt.ts';

const kinds = [
  { value: 'car', label: 'Car' },
  { value: 'van', label: 'Van, pick-up or camper' },
  { value: 'motorcycle', label: 'Motorcycle' },
  { value: 'truck-or-vintage', label: 'Truck, or over 30 years old' },
] as const;

const fuels = [
  { value: 'other', label: 'Petrol or hybrid' },
  { value: 'diesel', label: 'Diesel' },
  { value: 'electric', label: 'Electric' },
] as const;

const cycles = [
  { value: 'WLTP', label: 'WLTP' },
  { value: 'NEDC', label: 'NEDC (older cars)' },
] as const;

const origins = [
  { value: 'great-britain', label: 'Great Britain' },
  { value: 'northern-ireland', label: 'Northern Ireland' },
  { value: 'eu', label: 'Another EU country' },
  { value: 'elsewhere', label: 'Japan or elsewhere' },
] as const;

const cleared = [
  { value: 'yes', label: 'Yes, there before 2021 or cleared since' },
  { value: 'no', label: 'No, or there is no proof' },
] as const;

/** What vehicle registration tax depends on. */
// biome-ignore format: one question a line reads as a table
export const vrtQuestions = {
  kind: { kind: 'choice', label: 'Vehicle type', options: kinds, example: 'car', about: 'VRT category A, B, M or C' },
  fuel: { kind: 'choice', label: 'Fuel', options: fuels, usual: 'other', when: ({ kind }) => kind === 'car' },
  omsp: { kind: 'number', label: 'Selling price in Ireland', unit: '€', min: 0, max: 2_000_000, example: 22_000, help: 'What it sells for here, taxes included', when: ({ kind }) => kind === 'car' || kind === 'van' },
  co2: { ...vehicleQuestions.co2, isOptional: false, example: ({ kind }) => (kind === 'van' ? 160 : 118), when: ({ kind, fuel }) => kind === 'van' || (kind === 'car' && fuel !== 'electric') },
  cycle: { kind: 'choice', label: 'CO₂ measured by', options: cycles, usual: 'WLTP', when: ({ kind, fuel }) => kind === 'car' && fuel !== 'electric' },
  nox: { kind: 'number', label: 'NOx', unit: 'mg/km', min: 0, max: 5000, isDecimal: true, example: 30, isOptional: true, help: 'Leave it blank if you have no proof: the maximum is charged', when: ({ kind, fuel }) => kind === 'car' && fuel !== 'electric' },
  engineCc: { ...vehicleQuestions.engineCc, max: 5000, isOptional: false, example: 650, when: ({ kind }) => kind === 'motorcycle' },
  ageMonths: { kind: 'number', param: 'age', label: 'Age in months', min: 0, max: 1800, example: 48, unsaid: 0, when: ({ kind }) => kind === 'motorcycle' },
} as const satisfies Questions;

const { kind, ...questionsOfKind } = vrtQuestions;

/** What else the cost of an import depends on. */
// biome-ignore format: one question a line reads as a table
export const importQuestions = {
  from: { kind: 'choice', label: 'Bought in', options: origins, example: 'great-britain' },
  kind,
  price: { kind: 'number', label: 'Price paid', unit: '€', min: 0, max: 2_000_000, example: 15_000, help: 'In euro, at the rate on the day' },
  transport: { kind: 'number', label: 'Transport', unit: '€', min: 0, max: 100_000, example: 400, unsaid: 0, help: 'Ferry, fuel or carrier' },
  ...questionsOfKind,
  ukMade: { kind: 'yes-no', label: 'Made in the UK, with proof of origin', when: ({ from }) => from === 'great-britain' },
  cleared: { kind: 'choice', label: 'Cleared in Northern Ireland', options: cleared, usual: 'yes', when: ({ from }) => from === 'northern-ireland' },
  notCleared: { kind: 'yes-no', label: 'The same as cleared=no', only: 'rest' },
  isNew: { kind: 'yes-no', label: 'Up to six months old or 6,000 km', when: ({ from }) => from === 'northern-ireland' || from === 'eu' },
} as const satisfies Questions;

export function buildVehicleToRegister(asked: Answers<typeof vrtQuestions>): VehicleToRegister {
  const { kind, fuel, cycle, nox } = asked;
  switch (kind) {
    case 'car': {
      const omsp = answered(asked.omsp);
      if (fuel === 'electric') return { kind, omsp, co2: 0, cycle: 'WLTP', nox: 0, fuel };
      return { kind, omsp, co2: answered(asked.co2), cycle: answered(cycle), nox, fuel: answered(fuel) };
    }
    case 'van':
      return { kind, omsp: answered(asked.omsp), co2: answered(asked.co2) };
    case 'motorcycle':
      return { kind, engineCc: answered(asked.engineCc), ageMonths: answered(asked.ageMonths) };
    case 'truck-or-vintage':
      return { kind };
  }
}

type AskedImport = Answers<typeof importQuestions> & Partial<Answers<typeof importQuestions, 'rest'>>;

/** Registered on the day, `2026-11-15`. */
export function buildImportQuestion(asked: AskedImport, day: string): ImportQuestion {
  const { from, price, transport, ukMade, cleared, notCleared = false, isNew } = asked;
  return {
    vehicle: buildVehicleToRegister(asked),
    ...{ from, price, transport, isNew, day },
    isUkMade: ukMade,
    isClearedInNi: cleared !== 'no' && !notCleared,
  };
}
