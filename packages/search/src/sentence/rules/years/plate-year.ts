import { type Half, parseMark, parsePlate } from '@forecourt/domain';
import { buildPhrases, findPhrase } from '../../grammar/phrases.ts';
import { keyAt, type Word } from '../../grammar/words.ts';

export interface SaidYear {
  year: number;
  end: number;
  /** Read from a number plate's mark, such as `191`. */
  isMark: boolean;
  /** The half of the year, if the mark has one: `192`. */
  half: Half | null;
}

const plateWords = buildPhrases([['reg|plate|registered|registration|reg plate|regd', true]]);
const oldest = 1950;

/** A number followed by one of these is not a year: 171 cc, 2000 euro, 2019 km. */
const otherUnits =
  /^(?:k|km|kms|cc|l|litre|litres|grand|euro|euros|eur|miles|mile|bhp|hp|ps|kw|kwh|seats?|seater|doors?|dr|pm|months?|thousand|quid|tax|kg)$/;

/** Reads `2018`, `twenty eighteen`, `191`, `191 reg`, `08`, `12 reg`, `17 reg`, `191-D-1234`. */
export function readPlateYear(words: readonly Word[], at: number, thisYear: number): SaidYear | undefined {
  const key = keyAt(words, at);
  const isPossible = ({ year }: { year: number }) => year >= oldest && year <= thisYear + 1;
  const spoken = readSpoken(words, at);
  if (spoken) return isPossible(spoken) ? spoken : undefined;
  if (!/^\d{2,4}$/.test(key) || otherUnits.test(keyAt(words, at + 1)) || isMoney(words, at)) return undefined;
  // Since 2013 a plate has three digits, but people still say "a 17 reg".
  const mark = parseMark(key) ?? parseMark(`20${key}`);
  if (!mark || !isPossible(mark)) return undefined;
  const named = readPlateEnd(words, at) ?? findPhrase(words, at + 1, plateWords)?.end;
  if (key.length === 2 && named === undefined && !isOldPlate(words, at)) return undefined;
  return { year: mark.year, half: mark.half, end: named ?? at + 1, isMark: key.length < 4 };
}

/** Two digits could be anything, except with a leading zero, as on plates until 2009; `05/27` is a date. */
function isOldPlate(words: readonly Word[], at: number): boolean {
  return keyAt(words, at).startsWith('0') && keyAt(words, at + 1) !== '/';
}

/** In "2014 €8,500" the sign belongs to what follows. */
function isMoney(words: readonly Word[], at: number): boolean {
  const isSignAfter = keyAt(words, at + 1) === '€' && !/^\d/.test(keyAt(words, at + 2));
  return isSignAfter || /^[€£]$/.test(keyAt(words, at - 1));
}

/** The county and number of a plate: all of `191-D-1234`, only the letter of `191D`. */
function readPlateEnd(words: readonly Word[], at: number): number | undefined {
  const skip = (index: number) => (keyAt(words, index) === '-' ? index + 1 : index);
  const codeAt = skip(at + 1);
  const code = keyAt(words, codeAt);
  if (!/^[a-z]{1,2}$/.test(code) || !parsePlate(`${keyAt(words, at)}-${code}-1`)) return undefined;
  const numberAt = skip(codeAt + 1);
  if (/^\d{1,6}$/.test(keyAt(words, numberAt)) && numberAt > codeAt + 1) return numberAt + 1;
  // After a space, only Dublin's letter is surely a plate's: "161 c class" is a car of 2016.
  return words[codeAt]?.isGlued || code === 'd' || keyAt(words, codeAt + 1) === 'reg'
    ? (findPhrase(words, codeAt + 1, plateWords)?.end ?? codeAt + 1)
    : undefined;
}

const spokenYears = new Map(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, 2010 + index]),
);

function readSpoken(words: readonly Word[], at: number): SaidYear | undefined {
  if (keyAt(words, at) !== 'twenty') return undefined;
  const year = spokenYears.get(keyAt(words, at + 1));
  return year === undefined ? undefined : { year, half: null, end: at + 2, isMark: false };
}
