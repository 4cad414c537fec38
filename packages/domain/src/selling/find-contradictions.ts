import { yearHalfYear } from '../registration/mark.ts';
import { parsePlate } from '../registration/plate.ts';
import { isTestDueAt } from '../roadworthiness/test-due.ts';
import { foldToKey } from '../slug/fold.ts';
import { formatDay } from '../time/format-day.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';
import { parseNctMonth, parseWhole } from './parse-answers.ts';
import type { SellingField, SellingFields } from './selling-fields.ts';

/** What an earlier advert with the same plate said. */
export type EarlierFacts = Pick<
  Vehicle,
  'make' | 'model' | 'year' | 'fuel' | 'transmission' | 'body' | 'colour' | 'engineCc'
>;

export type FieldNotes = Partial<Record<SellingField, string>>;

const compared = ['make', 'model', 'fuel', 'transmission', 'body', 'colour'] as const;

/**
 * What does not fit together, beside the field that may be wrong. Nothing of it stops anyone: a car is resprayed, and the
 * earlier advert may have been the wrong one.
 */
export function findContradictions(
  fields: SellingFields,
  { earlier, today }: { earlier: EarlierFacts | null; today: Date },
): FieldNotes {
  const notes: FieldNotes = {};
  const note = (field: SellingField, text: string | null) => {
    if (text !== null) notes[field] = text;
  };
  for (const field of compared) note(field, differsFromEarlier(fields[field], earlier?.[field] ?? null));
  note('plate', notIssuedYet(fields.plate, today));
  note('year', differsFromPlate(fields));
  note('engineCc', hasNoEngine(fields));
  note('seats', hasTooManySeats(fields));
  note('nctMonth', oddTestMonth(fields, today));
  return notes;
}

function differsFromEarlier(stated: string, earlier: string | null): string | null {
  if (stated === '' || earlier === null || foldToKey(stated) === foldToKey(earlier)) return null;
  return `An earlier advert with this plate said ${earlier}.`;
}

function notIssuedYet(text: string, today: Date): string | null {
  const plate = parsePlate(text);
  if (plate?.kind !== 'irish') return null;
  const firstDay = Date.UTC(plate.year, plate.half === 2 ? 6 : 0, 1);
  if (firstDay <= today.getTime()) return null;
  return `No plate starting with ${yearHalfYear(plate.year, plate.half)} has been issued yet.`;
}

/** More than a year apart is an error of its own. */
function differsFromPlate({ year, plate: text }: SellingFields): string | null {
  const plate = parsePlate(text);
  const stated = parseWhole(year);
  if (plate?.kind !== 'irish' || stated === null || Math.abs(stated - plate.year) !== 1) return null;
  return `The plate is from ${plate.year}. Give the year it was first registered.`;
}

function hasNoEngine({ fuel, engineCc }: SellingFields): string | null {
  return fuel === 'Electric' && engineCc !== ''
    ? 'An electric one has no engine size. We leave it out.'
    : null;
}

/** Bodies without room for a third row. */
const twoRows: readonly string[] = ['Hatchback', 'Saloon', 'Coupe', 'Convertible', 'Pick-up'];

/** A car has eight seats besides the driver's by law; vans and buses have any number. */
function hasTooManySeats({ seats, body, channel }: SellingFields): string | null {
  const stated = parseWhole(seats);
  if (stated === null || channel === 'Commercial') return null;
  const isSmall = twoRows.includes(body);
  const most = channel === 'Bike' ? 3 : isSmall ? 6 : 9;
  if (stated <= most) return null;
  const what = channel === 'Bike' ? 'bike' : isSmall ? body.toLowerCase() : 'car';
  return `${stated} seats are a lot for a ${what}. Check the number.`;
}

/** A test certificate runs out on a birthday on which the next test is due. */
function oddTestMonth({ nctMonth, plate: text, channel }: SellingFields, today: Date): string | null {
  const expiry = parseNctMonth(nctMonth);
  if (expiry === null || channel === 'Bike') return null;
  if (expiry < today.toISOString().slice(0, 10)) {
    const month = formatDay(expiry).split(' ').slice(1).join(' ');
    return `${month} is in the past: buyers will read that the ${channel === 'Car' ? 'NCT' : 'CVRT'} has run out.`;
  }
  const plate = parsePlate(text);
  if (plate?.kind !== 'irish' || plate.half === null || channel !== 'Car') return null;
  const month = Number(expiry.slice(5, 7));
  const isInHalf = plate.half === 1 ? month <= 6 : month >= 7;
  const isDue = isTestDueAt('car', Number(expiry.slice(0, 4)) - plate.year);
  if (isInHalf && isDue) return null;
  const months = plate.half === 1 ? 'January to June' : 'July to December';
  const mark = yearHalfYear(plate.year, plate.half);
  return isInHalf
    ? `No NCT of a ${mark} car runs out in ${expiry.slice(0, 4)}. Check the certificate.`
    : `The NCT of a ${mark} car runs out in ${months}, unless it came from abroad. Check the certificate.`;
}
