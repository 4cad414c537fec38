import { counties } from '../place/counties.ts';
import { type Half, parseMark, yearHalfYear } from './mark.ts';

/**
 * What a number plate says. Plates of other formats exist (before 1987, Great Britain) but say nothing that
 * we read here.
 */
export type Plate =
  | { kind: 'irish'; year: number; half: Half | null; code: string; county: string; number: number }
  /** ZV: the optional mark of vehicles over thirty years old. */
  | { kind: 'vintage'; number: number }
  /** ZZ: a temporary registration. */
  | { kind: 'temporary'; number: number }
  | { kind: 'northern-irish'; letters: string; county: string; number: number };

/** The last year in which LK, TN, TS and WD were issued. T for the whole of Tipperary came after it. */
const lastOldCodeYear = 2013;

const irishCodes = new Map<string, { county: string; firstYear: number; lastYear: number }>();
const northernIrishCodes = new Map<string, string>();
for (const county of counties) {
  for (const code of county.plateCodes) {
    if (county.jurisdiction === 'NI') northernIrishCodes.set(code, county.name);
    else
      irishCodes.set(code, {
        county: county.name,
        firstYear: code === 'T' ? lastOldCodeYear + 1 : 0,
        lastYear: 9999,
      });
  }
  for (const code of county.oldPlateCodes) {
    irishCodes.set(code, { county: county.name, firstYear: 0, lastYear: lastOldCodeYear });
  }
}

const irishForm = /^(\d{2,3})[- ]*([A-Z]{1,2})[- ]*([1-9]\d{0,5})$/;
const lettersFirstForm = /^([A-Z]{2,3})[- ]*([1-9]\d{0,5})$/;

/** Parses a plate in any case and with any of the usual separators; null if its format is unknown. */
export function parsePlate(text: string): Plate | null {
  const plate = text.trim().toUpperCase();
  return parseIrishPlate(plate) ?? parseLettersFirstPlate(plate);
}

function parseIrishPlate(plate: string): Plate | null {
  const [, markText = '', code = '', number = ''] = irishForm.exec(plate) ?? [];
  const mark = parseMark(markText);
  const issued = irishCodes.get(code);
  if (!mark || !issued || mark.year < issued.firstYear || mark.year > issued.lastYear) return null;
  return { kind: 'irish', ...mark, code, county: issued.county, number: Number(number) };
}

function parseLettersFirstPlate(plate: string): Plate | null {
  const [, letters = '', digits = ''] = lettersFirstForm.exec(plate) ?? [];
  const number = Number(digits);
  if (letters === 'ZV') return { kind: 'vintage', number };
  if (letters === 'ZZ') return { kind: 'temporary', number };
  // AAZ 1234: the last two letters give the licensing area, with I or Z among them.
  const county = northernIrishArea(letters);
  return county && number <= 9999 ? { kind: 'northern-irish', letters, county, number } : null;
}

/** The county of a Northern Ireland plate's last letters; undefined if they belong to no such county. */
export function northernIrishArea(letters: string): string | undefined {
  return northernIrishCodes.get(letters.slice(-2));
}

export function formatPlate(plate: Plate): string {
  switch (plate.kind) {
    case 'irish':
      return `${yearHalfYear(plate.year, plate.half)}-${plate.code}-${plate.number}`;
    case 'vintage':
      return `ZV ${plate.number}`;
    case 'temporary':
      return `ZZ ${plate.number}`;
    case 'northern-irish':
      return `${plate.letters} ${plate.number}`;
  }
}

export interface PlateFacts {
  year: number;
  half: Half | null;
  county: string;
  mark: string;
}

/** When and where the vehicle with an Irish plate was first registered; null if the plate does not say. */
export function plateFacts(text: string | null): PlateFacts | null {
  const plate = text === null ? null : parsePlate(text);
  if (plate?.kind !== 'irish') return null;
  const { year, half, county } = plate;
  return { year, half, county, mark: yearHalfYear(year, half) };
}
