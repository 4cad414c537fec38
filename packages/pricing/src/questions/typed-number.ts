import { groupDigits } from '@forecourt/domain';

const kmInAMile = 1.609344;

/** A typed number, and how it was read if that is not obvious. */
export interface TypedNumber {
  /** Undefined if empty, NaN if it is not a number. */
  number: number | undefined;
  /** `93,000 miles is 149,669 km.` */
  said?: string;
}

/** People write €12,500, 7.9 % and 3k; for kilometres also miles, because many clocks show them. */
export function parseTyped(value: string, unit = ''): TypedNumber {
  const compact = value.replace(/[€,%\s]/g, '').toLowerCase();
  if (compact === '') return { number: undefined };
  const [, digits, thousands, distance] = /^(\d+(?:\.\d+)?|\.\d+)(k)?(kms?|mi|miles?)?$/.exec(compact) ?? [];
  const isDistance = unit === 'km';
  if (!digits || (thousands && !isDistance && !isMoney(unit)) || (distance && !isDistance))
    return { number: Number.NaN };
  const number = Number(digits) * (thousands ? 1000 : 1);
  if (!distance?.startsWith('mi')) return { number };
  const km = Math.round(number * kmInAMile);
  return { number: km, said: `${groupDigits(Math.round(number))} miles is ${groupDigits(km)} km.` };
}

/** Cents and metres are dropped if only whole euro and kilometres count. */
export function toWhole(number: number, unit = ''): number {
  return isMoney(unit) || unit === 'km' ? Math.round(number) : number;
}

function isMoney(unit: string): boolean {
  return unit.startsWith('€');
}
