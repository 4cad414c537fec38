import { dayMs } from '@forecourt/domain';
import type { SaleYears, Span } from '@forecourt/taxonomy';
import type { RandomStream } from '../random/random-stream.ts';

const msPerYear = 365.25 * dayMs;

/** How many adverts there are of each age in years; older ages share the last figure and taper off. */
const tradeAges = [
  4, 10, 12, 13, 12, 10, 9, 8.5, 7, 5.5, 4.5, 3, 2.2, 1.6, 1.2, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2,
];
const privateAges = [0.6, 1.5, 2.5, 3.5, 4.5, 5.5, 6, 7, 7.5, 8, 8, 7.5, 7, 6, 5, 4.5, 4, 3.2, 2.6, 2, 1.5];
const fade = 0.75;

/** Irish registrations by month: nearly everyone waits for a new plate in January or July. */
const months: readonly (readonly [number, number])[] = [25, 13, 12, 7, 5, 4, 18, 6, 4, 3, 2, 1].map(
  (weight, month) => [month, weight] as const,
);

export interface SoldModel {
  years: SaleYears;
  gap?: Span;
}

/** Chooses a year in which the model was sold, by the age of such a seller's stock. */
export function chooseYear(
  random: RandomStream,
  { years, gap }: SoldModel,
  isTrade: boolean,
  now: Date,
): number {
  const newest = Math.min(years[1] ?? now.getUTCFullYear(), now.getUTCFullYear());
  const ages = isTrade ? tradeAges : privateAges;
  const choices: [number, number][] = [];
  for (let year = newest; year >= years[0]; year -= 1) {
    if (gap !== undefined && gap[0] <= year && year <= gap[1]) continue;
    const age = now.getUTCFullYear() - year;
    const last = ages.length - 1;
    choices.push([year, age <= last ? (ages[age] ?? 0) : (ages[last] ?? 0) * fade ** (age - last)]);
  }
  return random.weighted(choices);
}

/** A day of the year by the habit of Irish buyers; never in the last three weeks, when a plate is too new. */
export function chooseRegistrationDay(random: RandomStream, year: number, now: Date): Date {
  const month = random.weighted(months);
  const day = Date.UTC(year, month, random.whole(1, 28));
  const latest = now.getTime() - 21 * dayMs;
  if (day <= latest) return new Date(day);
  const start = Date.UTC(year, 0, 3);
  const days = Math.floor((latest - start) / dayMs);
  return new Date(days <= 0 ? start : start + random.whole(0, days) * dayMs);
}

export function ageOn(day: Date, now: Date): number {
  return Math.max(0, (now.getTime() - day.getTime()) / msPerYear);
}
