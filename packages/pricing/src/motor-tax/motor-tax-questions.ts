import {
  type CarTaxRegime,
  carTaxRegimeOf,
  cycleOf,
  isMonthDecisive,
  monthNames,
  type TaxedVehicle,
} from '@forecourt/domain';
import { type Answers, type Asked, answered, type Questions } from '../questions/question.ts';
import { vehicleQuestions } from '../questions/vehicle-questions.ts';

const kinds = [
  { value: 'car', label: 'Car' },
  { value: 'goods', label: 'Van, pick-up or truck for business' },
  { value: 'goods-used-privately', label: 'Van or jeep for private use' },
  { value: 'motorcycle', label: 'Motorcycle or scooter' },
  { value: 'motor-caravan', label: 'Camper or motorhome' },
  { value: 'bus', label: 'Bus or minibus' },
] as const;

const cycles = [
  { value: 'WLTP', label: 'WLTP' },
  { value: 'NEDC', label: 'NEDC, if that’s all it has' },
] as const;

const months = monthNames.map((label, index) => ({ value: index + 1, label }));

const isBike = ({ kind }: Asked) => kind === 'motorcycle';
const isPrivateVan = ({ kind }: Asked) => kind === 'goods-used-privately';

/** How a car that is not electric is taxed; null for anything else, or while its year is unknown. */
function regimeOf({ kind, year, month, electric }: Asked, today: Date): CarTaxRegime | null {
  if (kind !== 'car' || electric || typeof year !== 'number') return null;
  return carTaxRegimeOf(lastDayOf(year, Number(month ?? 1)), today);
}

function isByCo2(asked: Asked, today: Date): boolean {
  const regime = regimeOf(asked, today);
  return regime === 'nedc' || regime === 'wltp';
}

function isByEngine(asked: Asked, today: Date): boolean {
  const regime = regimeOf(asked, today);
  return regime === 'engine' || regime === 'engine-or-nedc';
}

/** Only what the law uses for that kind of vehicle. */
// biome-ignore format: one question a line reads as a table
export const motorTaxQuestions = {
  kind: { kind: 'choice', label: 'Vehicle type', options: kinds, example: 'car', about: 'What it is taxed as' },
  // For the others it only says whether they are over thirty.
  year: { kind: 'number', label: 'Year of first registration', min: 1900, max: 'this-year', example: 2019, isOptional: ({ kind }) => kind !== 'car' && kind !== 'motorcycle', why: 'the year of first registration decides how it is taxed', help: 'In any country, not the year of import' },
  month: { kind: 'number', label: 'Month', min: 1, max: 12, offered: months, example: 1, when: ({ kind, year }, today) => typeof year === 'number' && isMonthDecisive(kind === 'car' ? 'car' : 'other', year, today), why: 'vehicles from that year are not all taxed alike' },
  unladenKg: { kind: 'number', param: 'unladen', label: 'Unladen weight', unit: 'kg', min: 0, max: 60_000, example: 1500, when: ({ kind }) => kind === 'goods', why: 'goods vehicles are taxed by their unladen weight', help: 'On the registration certificate' },
  electric: { kind: 'yes-no', label: 'Fully electric', when: ({ kind }) => kind !== 'motor-caravan' && kind !== 'bus' },
  // A car that may choose is asked for both figures, without a default.
  co2: { ...vehicleQuestions.co2, label: (asked, today) => (regimeOf(asked, today)?.endsWith('nedc') ? 'CO₂ by NEDC' : 'CO₂'), example: (asked, today) => (isByCo2(asked, today) ? 120 : null), help: 'On the registration certificate, at V.7', about: 'WLTP for cars from 2021 on, NEDC before', when: (asked, today) => isByCo2(asked, today) || regimeOf(asked, today) === 'engine-or-nedc' },
  cycle: { kind: 'choice', label: 'CO₂ measured by', options: cycles, usual: ({ year }) => cycleOf(Number(year)), when: (asked, today) => regimeOf(asked, today) === 'wltp' },
  // If left empty for a car, the answer is the whole span of the table: the engine is never guessed.
  engineCc: { ...vehicleQuestions.engineCc, isOptional: ({ kind }) => kind === 'car', example: (asked) => (isBike(asked) ? 600 : isPrivateVan(asked) ? 2000 : null), when: (asked, today) => isByEngine(asked, today) || (!asked.electric && (isBike(asked) || isPrivateVan(asked))), why: 'it is taxed by the size of its engine' },
  seats: { kind: 'number', label: 'Seats', min: 1, max: 100, example: 16, when: ({ kind }) => kind === 'bus', why: 'buses are taxed by their seats' },
} as const satisfies Questions;

export function buildTaxedVehicle(asked: Answers<typeof motorTaxQuestions>): TaxedVehicle {
  const { kind, year, month, electric } = asked;
  const engineCc = electric ? null : asked.engineCc;
  const registered = year === null ? {} : { firstRegistered: lastDayOf(year, month ?? 1) };
  switch (kind) {
    case 'car': {
      const co2 = electric ? 0 : asked.co2;
      const cycle = asked.cycle ?? cycleOf(answered(year));
      return { kind, firstRegistered: lastDayOf(answered(year), month ?? 1), engineCc, co2, cycle };
    }
    case 'motorcycle':
      return { kind, firstRegistered: lastDayOf(answered(year), month ?? 1), engineCc };
    case 'goods':
      return { kind, ...registered, unladenKg: answered(asked.unladenKg), isElectric: electric };
    case 'goods-used-privately':
      return { kind, ...registered, engineCc };
    case 'bus':
      return { kind, ...registered, seats: answered(asked.seats) };
    case 'motor-caravan':
      return { kind, ...registered };
  }
}

/** Do not promise the rate of a birthday that may be days away. */
function lastDayOf(year: number, month: number): Date {
  return new Date(Date.UTC(year, month, 0));
}
