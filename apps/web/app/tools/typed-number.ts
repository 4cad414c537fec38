import { groupDigits } from '@forecourt/domain';

const kmInAMile = 1.609344;

/** What somebody typed as a number, and what was made of it where that is not plain to see. */
export interface TypedNumber {
  /** Undefined where nothing is written, NaN where it is no number. */
  number: number | undefined;
  /** `93,000 miles are 149,669 km.` */
  said?: string;
}

/**
 * People write €12,500, 7.9 % and 3k; in a field for kilometres also miles, since many a clock shows them. What is counted
 * stands in the label of the field, so it is read from there.
 */
export function parseTyped(value: string, label: string): TypedNumber {
  const compact = value.replace(/[€,%\s]/g, '').toLowerCase();
  if (compact === '') return { number: undefined };
  const [, digits, thousands, unit] = /^(\d*\.?\d+)(k)?(kms?|mi|miles?)?$/.exec(compact) ?? [];
  const isMoney = label.includes('€');
  const isDistance = /mileage|\bkm\b/i.test(label) && !label.includes('/km');
  if (!digits || (thousands && !isMoney && !isDistance) || (unit && !isDistance))
    return { number: Number.NaN };
  const number = Number(digits) * (thousands ? 1000 : 1);
  if (!unit?.startsWith('mi')) return { number };
  const km = Math.round(number * kmInAMile);
  return { number: km, said: `${groupDigits(Math.round(number))} miles are ${groupDigits(km)} km.` };
}

/** Cents are left out where only whole euro are counted. */
export function toWhole(number: number, label: string): number {
  return label.includes('€') ? Math.round(number) : number;
}
