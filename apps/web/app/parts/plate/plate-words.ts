import { counties, formatDay, formatPlate, type ImportSign, type Plate } from '@forecourt/domain';
import type { PlateNote, PlateView } from './plate-view.ts';

/** Short enough to fit below its field on one line of a phone. */
export const plateSentence = 'We cannot read this. Try 191-D-12345.';

/** As drawn: Irish plates carry the county's Irish name. */
export function drawnPlate(registration: string, plate: Plate | null): PlateView['plate'] {
  if (!plate) return { text: registration.trim().toUpperCase() };
  const county = plate.kind === 'irish' && counties.find(({ name }) => name === plate.county);
  return { text: formatPlate(plate), ...(county && { countyInIrish: county.irishName }) };
}

export function importNote(sign: ImportSign | null): PlateNote | null {
  if (!sign) return null;
  const note = { key: 'import', tone: 'watch' } as const;
  switch (sign.kind) {
    case 'stated':
      return {
        ...note,
        label: 'Imported',
        value: sign.from === 'Elsewhere' ? 'From abroad' : `From ${sign.from}`,
        explanation: 'Ask for its papers from there and for proof that VRT was paid.',
      };
    case 'northern-irish-plate':
      return {
        ...note,
        label: 'Plate of Northern Ireland',
        value: `Co. ${sign.county}`,
        explanation:
          'To keep it in the Republic you register it there: VRT, and perhaps VAT and customs, are due.',
      };
    case 'clock-in-miles':
      return {
        ...note,
        label: 'Likely an import',
        value: 'Its clock counts miles',
        explanation: 'Cars sold new here since 2005 count kilometres.',
      };
  }
}

/** `between January and June 2027` */
export function windowWords(from: string, to: string): string {
  const [, fromMonth, fromYear] = formatDay(from).split(' ');
  const [, toMonth, toYear] = formatDay(to).split(' ');
  return fromYear === toYear
    ? `between ${fromMonth} and ${toMonth} ${toYear}`
    : `between ${fromMonth} ${fromYear} and ${toMonth} ${toYear}`;
}
