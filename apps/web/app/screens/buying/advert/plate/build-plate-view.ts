import {
  type Advert,
  findImportSign,
  formatDay,
  formatPlate,
  isBrandNew,
  type Plate,
  parsePlate,
  type TestOutlook,
  testOutlook,
  yearHalfYear,
} from '@forecourt/domain';
import type { PlateNote, PlateView } from '../../../../parts/plate/plate-view.ts';
import { drawnPlate, importNote, windowWords } from '../../../../parts/plate/plate-words.ts';
import { vehicleCheckPath } from '../../../../parts/tools/tool-path.ts';

/** The number plate explained: first registration, county, likely import, and when the test is due. */
export function buildPlateView(advert: Advert, today: Date): PlateView {
  const { vehicle } = advert;
  const plate = vehicle.registration === null ? null : parsePlate(vehicle.registration);
  const notes = [
    registeredNote(advert, plate),
    countyNote(plate),
    importNote(findImportSign(vehicle)),
    testNote(testOutlook(advert, today)),
  ];
  return {
    plate: vehicle.registration === null ? null : drawnPlate(vehicle.registration, plate),
    notes: notes.filter((note) => note !== null),
    checkHref: plate && vehicleCheckPath(formatPlate(plate)),
  };
}

function registeredNote({ vehicle }: Advert, plate: Plate | null): PlateNote {
  const note = { key: 'registered', label: 'First registered', tone: 'plain' } as const;
  if (isBrandNew(vehicle)) {
    return { ...note, value: 'Not yet', explanation: 'It gets its plate when you buy it.' };
  }
  if (plate?.kind !== 'irish') {
    return { ...note, value: String(vehicle.year), explanation: 'According to the seller.' };
  }
  const { year, half } = plate;
  const value =
    half === null ? String(year) : `${half === 1 ? 'January to June' : 'July to December'} ${year}`;
  if (year !== vehicle.year) {
    const explanation = `The plate says ${year} but the advert says ${vehicle.year}: ask the seller why.`;
    return { ...note, value, explanation, tone: 'watch' };
  }
  const mark = yearHalfYear(year, half);
  return { ...note, value, explanation: `Going by the ${mark} on its plate, here or abroad.` };
}

function countyNote(plate: Plate | null): PlateNote | null {
  if (plate?.kind !== 'irish') return null;
  return {
    key: 'county',
    label: 'Plate county',
    value: `Co. ${plate.county}`,
    explanation: `Where it was first registered in Ireland, going by the ${plate.code}.`,
    tone: 'plain',
  };
}

function testNote(outlook: TestOutlook): PlateNote {
  if (outlook.kind === 'not-tested') {
    const explanation = 'Motorbikes don’t need a roadworthiness test in Ireland.';
    return { key: 'test', label: 'Test', value: 'None needed', explanation, tone: 'plain' };
  }
  const note = { key: 'test', label: outlook.test } as const;
  switch (outlook.kind) {
    case 'valid':
      return {
        ...note,
        value: `Until ${formatDay(outlook.until)}`,
        explanation: monthsLeftWords(outlook.monthsLeft),
        tone: outlook.monthsLeft < 3 ? 'watch' : 'good',
      };
    case 'run-out':
      return {
        ...note,
        value: `Ran out on ${formatDay(outlook.since)}`,
        explanation: 'It can’t be driven on the road until it passes again.',
        tone: 'watch',
      };
    case 'due':
      return {
        ...note,
        value: `Due ${windowWords(outlook.from, outlook.to)}`,
        explanation: 'Estimated from its age: the seller hasn’t given a date.',
        tone: 'plain',
      };
    case 'none-due':
      return {
        ...note,
        value: 'None due',
        explanation:
          outlook.test === 'NCT'
            ? 'Cars need one from four years old until they turn 40.'
            : 'The first is due after a year.',
        tone: 'plain',
      };
  }
}

function monthsLeftWords(months: number): string {
  if (months === 0) return 'Less than a month left.';
  return months === 1 ? 'One month left.' : `${months} months left.`;
}
