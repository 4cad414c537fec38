import { counties, formatDay, formatPlate, type ImportSign, type Plate } from '@forecourt/domain';
import type { PlateNote, PlateView } from './plate-view.ts';

/** Short enough to fit below its field on one line of a phone. */
export const plateSentence = 'We can’t read that plate. Try it like this: 191-D-12345.';

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
        explanation: 'Ask for the papers it came with and proof that VRT was paid.',
      };
    case 'northern-irish-plate':
      return {
        ...note,
        label: 'Northern Ireland plate',
        value: `Co. ${sign.county}`,
        explanation:
          'To keep it in the Republic you have to register it: VRT is due, and maybe VAT and customs duty.',
      };
    case 'clock-in-miles':
      return {
        ...note,
        label: 'Probably an import',
        value: 'The clock is in miles',
        explanation: 'Cars sold new here since 2005 are in kilometres.',
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
