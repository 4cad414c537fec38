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
    return { ...note, value: String(vehicle.year), explanation: 'As the seller states it.' };
  }
  const { year, half } = plate;
  const value =
    half === null ? String(year) : `${half === 1 ? 'January to June' : 'July to December'} ${year}`;
  if (year !== vehicle.year) {
    const explanation = `The plate says ${year}, the advert ${vehicle.year}: ask the seller why.`;
    return { ...note, value, explanation, tone: 'watch' };
  }
  const mark = yearHalfYear(year, half);
  return { ...note, value, explanation: `The ${mark} on its plate, wherever that was.` };
}

function countyNote(plate: Plate | null): PlateNote | null {
  if (plate?.kind !== 'irish') return null;
  return {
    key: 'county',
    label: 'County of the plate',
    value: `Co. ${plate.county}`,
    explanation: `${plate.code} is where it was first registered in Ireland.`,
    tone: 'plain',
  };
}

function testNote(outlook: TestOutlook): PlateNote {
  if (outlook.kind === 'not-tested') {
    const explanation = 'Motorcycles need no roadworthiness test in Ireland.';
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
        explanation: 'It may not be driven on a public road until it has passed again.',
        tone: 'watch',
      };
    case 'due':
      return {
        ...note,
        value: `Due ${windowWords(outlook.from, outlook.to)}`,
        explanation: 'Estimated from its age: the seller gives no date.',
        tone: 'plain',
      };
    case 'none-due':
      return {
        ...note,
        value: 'None due',
        explanation:
          outlook.test === 'NCT'
            ? 'The first is four years after registration, the last before forty.'
            : 'The first is a year after registration.',
        tone: 'plain',
      };
  }
}

function monthsLeftWords(months: number): string {
  if (months === 0) return 'Less than a month left.';
  return months === 1 ? 'One month left.' : `${months} months left.`;
}
