import { groupDigits } from '@forecourt/domain';

const kmInAMile = 1.609344;

/** What somebody typed as a number, and what was made of it where that is not plain to see. */
export interface TypedNumber {
  /** Undefined where nothing is written, NaN where it is no number. */
  number: number | undefined;
  /** `93,000 miles are 149,669 km.` */
  said?: string;
}

/** People write €12,500, 7.9 % and 3k; of kilometres also miles, since many a clock shows them. */
export function parseTyped(value: string, unit = ''): TypedNumber {
  const compact = value.replace(/[€,%\s]/g, '').toLowerCase();
  if (compact === '') return { number: undefined };
  const [, digits, thousands, distance] = /^(\d*\.?\d+)(k)?(kms?|mi|miles?)?$/.exec(compact) ?? [];
  const isDistance = unit === 'km';
  if (!digits || (thousands && !isDistance && !isMoney(unit)) || (distance && !isDistance))
    return { number: Number.NaN };
  const number = Number(digits) * (thousands ? 1000 : 1);
  if (!distance?.startsWith('mi')) return { number };
  const km = Math.round(number * kmInAMile);
  return { number: km, said: `${groupDigits(Math.round(number))} miles are ${groupDigits(km)} km.` };
}

/** Cents and metres are left out where only whole euro and kilometres are counted. */
export function toWhole(number: number, unit = ''): number {
  return isMoney(unit) || unit === 'km' ? Math.round(number) : number;
}

function isMoney(unit: string): boolean {
  return unit.startsWith('€');
}
