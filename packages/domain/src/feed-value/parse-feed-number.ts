import { parseMark } from '../registration/mark.ts';
import { plateFacts } from '../registration/plate.ts';
import type { AttributeDefinition } from '../vehicle/attribute.ts';
import { findProblem, roundAmount } from '../vehicle/parsing/parse-number.ts';
import { quote } from '../vehicle/parsing/parse-value.ts';
import { type UnitRule, zeroIsNothing } from './feed-units.ts';
import { type FeedValue, leftOut, longestShortText, nothing, understood } from './feed-value.ts';
import { type Amount, readAmount } from './read-amount.ts';

type NumberAttribute = Extract<AttributeDefinition, { kind: 'number' }>;

const wholeNumber = /^\d{1,9}$/;

/** Parses a number as feeds write it, in any of its known units. */
export function parseFeedNumber(attribute: NumberAttribute, raw: unknown): FeedValue {
  const stated = readStated(attribute, raw);
  if (!stated) return leftOut(`${attribute.label} ${quote(raw)} is not a number`);
  const { amount } = stated;
  if (amount === 0 && zeroIsNothing.has(attribute.key)) return nothing;
  const unit = stated.unit ?? (attribute.key === 'engineCc' && isLitres(stated) ? 1000 : null);
  const isConverted = unit !== null && unit !== 1;
  const own = isConverted ? convert(amount, unit) : amount;
  const problem = findProblem(attribute, own, isConverted);
  if (problem !== null) return leftOut(`${attribute.label} ${quote(raw)} ${problem}`);
  return understood(roundAmount(attribute, own));
}

function convert(amount: number, unit: UnitRule): number {
  return typeof unit === 'number' ? amount * unit : unit(amount);
}

/**
 * No engine has so few cubic centimetres, and none so many litres except the largest, which are written with
 * a decimal.
 */
function isLitres({ amount, hasDecimals }: Amount): boolean {
  return amount > 0 && amount < (hasDecimals ? 20 : 10);
}

function readStated(attribute: NumberAttribute, raw: unknown): Amount | undefined {
  const isYear = attribute.key === 'year';
  if (typeof raw === 'number' && !isYear)
    return Number.isFinite(raw) ? { ...whole(raw), hasDecimals: !Number.isInteger(raw) } : undefined;
  if ((typeof raw !== 'string' && typeof raw !== 'number') || String(raw).length > longestShortText)
    return undefined;
  const text = String(raw).trim();
  // Most cells are plain digits and mean what they say; but `191` is a year's mark.
  if (wholeNumber.test(text) && (!isYear || text.length === 4)) return whole(Number(text));
  return readOddForm(attribute.key, text) ?? readPlain(attribute, text);
}

function readPlain(attribute: NumberAttribute, text: string): Amount | undefined {
  const isEngine = attribute.key === 'engineCc';
  const read = readAmount(
    {
      key: attribute.key,
      grouped: attribute.grouped ?? false,
      takesDecimalComma: attribute.decimals !== undefined || isEngine,
    },
    text,
  );
  // `1.6 TDI` is a size in litres, recognised by its decimal; `150 bhp` is not.
  return read?.hasOtherWords && !(isEngine && read.hasDecimals) ? undefined : read;
}

const whole = (amount: number): Amount => ({ amount, hasDecimals: false, unit: null, hasOtherWords: false });

/** Formats that are not an amount with a unit. */
/** What an engine column holds for a car without one. */
const noEngine = /^(?:(?:fully |pure )?electric(?: motor)?|b?ev)$/i;

function readOddForm(key: string, text: string): Amount | undefined {
  switch (key) {
    case 'year':
      return readYear(text);
    case 'owners':
      return readOwners(text);
    case 'engineCc':
      return noEngine.test(text) ? whole(0) : undefined;
    // `5+2` seats are seven; in `4/5` doors, the tailgate may or may not be counted.
    case 'seats':
      return readPair(text, '+', (first, second) => first + second);
    case 'doors':
      return readPair(text, '/', Math.max);
    default:
      return undefined;
  }
}

function readPair(text: string, mark: string, join: (a: number, b: number) => number): Amount | undefined {
  const [first = '', second = '', ...others] = text.split(mark).map((part) => part.trim());
  const isPair = others.length === 0 && /^\d$/.test(first) && /^\d\b/.test(second);
  return isPair ? whole(join(Number(first), Number.parseInt(second, 10))) : undefined;
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

function readOwners(text: string): Amount | undefined {
  const word = /^[a-z]+/.exec(text.toLowerCase())?.[0] ?? '';
  if (word === 'single') return whole(1);
  const amount = numberWords.indexOf(word);
  if (amount >= 0) return whole(amount);
  const ordinal = ordinals.indexOf(word);
  return ordinal >= 0 ? whole(ordinal + 1) : undefined;
}

/** A plate or its mark (`191`, `191-D-1`), a year's last digits, or a date with one year in it. */
function readYear(text: string): Amount | undefined {
  const mark = parseMark(text) ?? plateFacts(text);
  if (mark) return whole(mark.year);
  if (/^\d\d$/.test(text)) return whole(2000 + Number(text));
  const years = new Set(text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g));
  const [year] = years;
  return years.size === 1 ? whole(Number(year)) : undefined;
}
