import { foldToKey } from '../slug/fold.ts';
import { feedUnits, type UnitRule } from './feed-units.ts';
import { longestShortText } from './feed-value.ts';

/** A number as a feed states it, before its unit is applied. */
export interface Amount {
  amount: number;
  /** Written with a decimal point or comma: true for `2.0`, although it is whole. */
  hasDecimals: boolean;
  /** Null if the text names no unit. */
  unit: UnitRule | null;
  /** Words that are not a unit follow it: `2.0 TDI`. */
  hasOtherWords: boolean;
}

export interface AmountForm {
  key: string;
  /** `12.500` is twelve thousand five hundred, as on the Continent; otherwise it is twelve and a half. */
  grouped?: boolean;
  /** `5,4` is five and four tenths. */
  takesDecimalComma: boolean;
}

/** What may precede a number without changing it; the key is letters only. */
const openings = new Set([
  '',
  'eur',
  'euro',
  'approx',
  'approximately',
  'c',
  'ca',
  'circa',
  'about',
  'around',
  'only',
]);
const otherMoney = /[£$¥]/;
/** For these the words after the unit count too: `350 euro a month` is not a price. */
const money = new Set(['price', 'motorTax']);

/**
 * Parses `€ 1,598 cc approx` and the like; undefined if the text is not a number that the attribute can have.
 */
export function readAmount(form: AmountForm, raw: string): Amount | undefined {
  if (raw.length > longestShortText || otherMoney.test(raw)) return undefined;
  const start = raw.search(/\d/);
  if (start < 0) return undefined;
  const before = raw.slice(0, start).trim();
  const isNegative = before.endsWith('-');
  if (!openings.has(foldToKey(before))) return undefined;
  const end = endOfDigits(raw, start);
  const digits = readDigits(raw.slice(start, end), form);
  if (digits === undefined) return undefined;
  const { unit, thousands, hasOtherWords } = readUnit(form.key, raw.slice(end));
  const amount = (isNegative ? -digits.amount : digits.amount) * thousands;
  return { amount, hasDecimals: digits.hasDecimals, unit, hasOtherWords };
}

/** Digits and their separators: a mark before a digit, or a space before a group of three. */
function endOfDigits(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    if (isDigit(text, at)) at++;
    else if (/[.,'’]/.test(text[at] ?? '') && isDigit(text, at + 1)) at++;
    else if (/\s/.test(text[at] ?? '') && isGroup(text, at + 1)) at++;
    else break;
  }
  return at;
}

const isDigit = (text: string, at: number) => text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57;
const isGroup = (text: string, at: number) =>
  isDigit(text, at) && isDigit(text, at + 1) && isDigit(text, at + 2) && !isDigit(text, at + 3);

function readDigits(text: string, form: AmountForm): Pick<Amount, 'amount' | 'hasDecimals'> | undefined {
  const parts = text.split(/[.,'’\s]/);
  const [whole = '', ...groups] = parts;
  if (groups.length === 0) return { amount: Number(whole), hasDecimals: false };
  const marks = text.replace(/\d/g, '');
  const last = marks.at(-1);
  const tail = groups.at(-1) ?? '';
  const isGrouped = (some: readonly string[]) =>
    some.length === 0 ||
    (whole.length <= 3 &&
      some.every((group) => group.length === 3) &&
      new Set(marks.slice(0, some.length)).size === 1);
  // A single mark with three digits after it separates thousands, unless the number is never that large.
  const groupsAll = isGrouped(groups) && (groups.length > 1 || last !== '.' || form.grouped === true);
  if (groupsAll) return { amount: Number(parts.join('')), hasDecimals: false };
  if (last !== '.' && !(last === ',' && tail.length < 3)) return undefined;
  const thousands = groups.slice(0, -1);
  if (!isGrouped(thousands) || (thousands.length > 0 && marks.at(-2) === last)) return undefined;
  // A single comma may be a typing error in a number without decimals.
  if (last === ',' && thousands.length === 0 && !form.takesDecimalComma) return undefined;
  return { amount: Number(`${whole}${thousands.join('')}.${tail}`), hasDecimals: true };
}

/** The first word of `bhp @ 3500 rpm`, with the characters used inside a unit: `g/km`, `b.h.p.`. */
function firstWord(text: string): string {
  return foldToKey(text.split(/[^\p{L}\p{N}/.]+/u).find(Boolean) ?? '');
}

/** The unit alone, or followed by more words. `k` multiplies, on its own or before a unit: `88k miles`. */
function readUnit(
  key: string,
  after: string,
): Omit<Amount, 'amount' | 'hasDecimals'> & { thousands: number } {
  const stated = (unit: UnitRule | null, thousands = 1, hasOtherWords = false) => ({
    unit,
    thousands,
    hasOtherWords,
  });
  const words = foldToKey(after);
  if (words === '') return stated(null);
  const units = feedUnits[key];
  const found = units?.get(words) ?? (money.has(key) ? undefined : units?.get(firstWord(after)));
  if (found !== undefined) return stated(found);
  if (words === 'k') return stated(null, 1000);
  const ofThousands = words.startsWith('k') ? units?.get(words.slice(1)) : undefined;
  return ofThousands === undefined ? stated(null, 1, true) : stated(ofThousands, 1000);
}
