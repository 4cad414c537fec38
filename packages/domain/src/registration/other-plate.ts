import { northernIrishArea } from './plate.ts';

/** Plates that are not in the current Irish format but still say something. */
export type OtherPlate =
  /** Great Britain: the first and the last month in which such plates were issued, `2019-03`. */
  | { kind: 'british'; text: string; from: string; to: string }
  /** The Irish plates of 1903 to 1986, with an I or a Z in the council's mark. They give no year. */
  | { kind: 'irish-before-1987'; text: string };

/** Parses a plate that `parsePlate` does not know; null if its format is unknown here too. */
export function parseOtherPlate(text: string): OtherPlate | null {
  const plate = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return parseTwoDigitAge(plate) ?? parseAgePrefix(plate) ?? parseAgeSuffix(plate) ?? parseCouncilMark(plate);
}

/** AB19 CDE: 19 is March to August 2019, 69 is September 2019 to February 2020. */
function parseTwoDigitAge(plate: string): OtherPlate | null {
  const [, area = '', age = '', rest = ''] = /^([A-Z]{2})(\d{2})([A-Z]{3})$/.exec(plate) ?? [];
  const half = Number(age);
  const isSpring = half >= 2 && half <= 49;
  if (!isSpring && half < 51) return null;
  const year = 2000 + (isSpring ? half : half - 50);
  const text = `${area}${age} ${rest}`;
  return isSpring
    ? { kind: 'british', text, from: `${year}-03`, to: `${year}-08` }
    : { kind: 'british', text, from: `${year}-09`, to: `${year + 1}-02` };
}

/**
 * The first month of each letter: a year each from August, half a year each from 1999. I, O, Q, U and Z were
 * not used.
 */
// biome-ignore format: the letters of a year on one line
const firstMonthOfPrefix: readonly (readonly [string, string])[] = [
  ['A', '1983-08'], ['B', '1984-08'], ['C', '1985-08'], ['D', '1986-08'], ['E', '1987-08'], ['F', '1988-08'],
  ['G', '1989-08'], ['H', '1990-08'], ['J', '1991-08'], ['K', '1992-08'], ['L', '1993-08'], ['M', '1994-08'],
  ['N', '1995-08'], ['P', '1996-08'], ['R', '1997-08'], ['S', '1998-08'], ['T', '1999-03'], ['V', '1999-09'],
  ['W', '2000-03'], ['X', '2000-09'], ['Y', '2001-03'], ['', '2001-09'],
];

/** A123 BCD */
function parseAgePrefix(plate: string): OtherPlate | null {
  const [, letter = '', number = '', rest = ''] = /^([A-Y])(\d{1,3})([A-Z]{3})$/.exec(plate) ?? [];
  const index = firstMonthOfPrefix.findIndex(([prefix]) => prefix !== '' && prefix === letter);
  const from = firstMonthOfPrefix[index]?.[1];
  const next = firstMonthOfPrefix[index + 1]?.[1];
  if (!from || !next) return null;
  return { kind: 'british', text: `${letter}${number} ${rest}`, from, to: monthBefore(next) };
}

/**
 * ABC 123D: the month in which a letter began varied by place until 1967, so the whole period of such plates
 * is given.
 */
function parseAgeSuffix(plate: string): OtherPlate | null {
  const [, letters = '', rest = ''] = /^([A-Z]{3})(\d{1,3}[A-HJ-NPR-TV-Y])$/.exec(plate) ?? [];
  if (!letters) return null;
  return { kind: 'british', text: `${letters} ${rest}`, from: '1963-01', to: '1983-07' };
}

/**
 * ZAB 123, IK 1234 and 123 ZAB: the last two letters mean the council, as in Northern Ireland, which kept
 * them.
 */
function parseCouncilMark(plate: string): OtherPlate | null {
  const match = /^(?<letters>[A-Z]{2,3})(?<digits>[1-9]\d{0,3})$|^([1-9]\d{0,3})([A-Z]{2,3})$/.exec(plate);
  const letters = match?.groups?.letters ?? match?.[4];
  const digits = match?.groups?.digits ?? match?.[3];
  if (!letters || !digits || !/[IZ]/.test(letters.slice(-2)) || northernIrishArea(letters)) return null;
  const text = plate.startsWith(letters) ? `${letters} ${digits}` : `${digits} ${letters}`;
  return { kind: 'irish-before-1987', text };
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}
