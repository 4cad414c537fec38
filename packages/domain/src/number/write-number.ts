import { groupDigits } from './group-digits.ts';

/** Thousands are grouped, except for years, whose field accepts nothing larger. */
export function writeNumber(number: number, max: number): string {
  return number >= 1000 && max >= 10_000 ? groupDigits(number) : String(number);
}
