import { stripInvisible } from '../text/strip-invisible.ts';

/** One line without invisible characters: a line break in a name could forge further lines of a mail. */
export function isPlainLine(value: string): boolean {
  return !/[\t\n]/.test(value) && stripInvisible(value) === value;
}
