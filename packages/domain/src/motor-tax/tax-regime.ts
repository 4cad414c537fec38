import { vintageAge } from './motor-tax-rates.ts';

/** What the law uses to tax a private car. */
export type CarTaxRegime = 'vintage' | 'engine' | 'engine-or-nedc' | 'nedc' | 'wltp';

/** The test by which CO₂ was measured. */
export type Co2Cycle = 'NEDC' | 'WLTP';

/** Cars of the first half of this year fall between two regimes and pay the cheaper. */
const yearOfTheChange = 2008;
const firstDayOfChoice = Date.UTC(yearOfTheChange, 0, 1);
const firstDayByCo2 = Date.UTC(yearOfTheChange, 6, 1);
const firstWltpYear = 2021;

/** By the day of first registration anywhere; a car since 2021 with only an NEDC figure is taxed by that. */
export function carTaxRegimeOf(
  firstRegistered: Date,
  today: Date,
  cycle: Co2Cycle = cycleOf(firstRegistered.getUTCFullYear()),
): CarTaxRegime {
  if (isVintage(firstRegistered, today)) return 'vintage';
  const day = firstRegistered.getTime();
  if (day < firstDayOfChoice) return 'engine';
  if (day < firstDayByCo2) return 'engine-or-nedc';
  return cycle === 'WLTP' && cycleOf(firstRegistered.getUTCFullYear()) === 'WLTP' ? 'wltp' : 'nedc';
}

/** The default measurement of CO₂ for cars of a year. */
export function cycleOf(year: number): Co2Cycle {
  return year < firstWltpYear ? 'NEDC' : 'WLTP';
}

/** From its thirtieth birthday on, to the day. */
export function isVintage(firstRegistered: Date, today: Date): boolean {
  // Called for every row of a feed, nearly all of which are far younger.
  if (today.getUTCFullYear() - firstRegistered.getUTCFullYear() < vintageAge) return false;
  const birthday = new Date(firstRegistered);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + vintageAge);
  return birthday <= today;
}

/** Whether the year of first registration leaves the rate open, so that the month is also needed. */
export function isMonthDecisive(kind: 'car' | 'other', year: number, today: Date): boolean {
  const isTurningThirty = year === today.getUTCFullYear() - vintageAge;
  return isTurningThirty || (kind === 'car' && year === yearOfTheChange);
}
