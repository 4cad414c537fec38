import { parseChannel } from '../channel/channel.ts';
import { parseOtherPlate } from '../registration/other-plate.ts';
import { formatPlate, parsePlate } from '../registration/plate.ts';
import { unknownVehicle } from '../vehicle/unknown-vehicle.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';
import { parseEngineCc, parseNctMonth, parseWhole } from './parse-answers.ts';
import { type HistoryAnswer, parseHistoryAnswer } from './rules/history-answers.ts';
import { parseSellingMileage, readMileageUnit } from './rules/mileage-rules.ts';
import type { SellingFields } from './selling-fields.ts';

/** The plate as it is written on the site; as typed if its format is unknown. */
export function tidyPlate(text: string): string {
  const irish = parsePlate(text);
  if (irish) return formatPlate(irish);
  return parseOtherPlate(text)?.text ?? text.trim().toUpperCase();
}

/**
 * The vehicle as far as it is described. Values that are not among the options are left out: whoever publishes has
 * checked them, and the price of a half-described vehicle needs no more.
 */
export function buildStatedVehicle(fields: SellingFields): Vehicle {
  const channel = parseChannel(fields.channel) ?? 'Car';
  const accident = parseHistoryAnswer(fields.accident);
  return {
    ...unknownVehicle,
    make: fields.make,
    model: fields.model,
    derivative: fields.derivative || null,
    condition: 'Used',
    year: parseWhole(fields.year) ?? 0,
    registration: fields.plate === '' ? null : tidyPlate(fields.plate),
    mileage: parseSellingMileage(fields),
    isMileageInMiles: readMileageUnit(fields) === 'miles' ? true : null,
    body: (fields.body || null) as Vehicle['body'],
    colour: (fields.colour || null) as Vehicle['colour'],
    doors: channel === 'Bike' || fields.doors === '' ? null : parseWhole(fields.doors),
    seats: fields.seats === '' ? null : parseWhole(fields.seats),
    fuel: (fields.fuel || null) as Vehicle['fuel'],
    transmission: (fields.transmission || null) as Vehicle['transmission'],
    engineCc: fields.engineCc === '' || fields.fuel === 'Electric' ? null : parseEngineCc(fields.engineCc),
    owners: fields.owners === '' ? null : parseWhole(fields.owners),
    isAccidentDeclared: accident === 'yes' ? true : accident === 'no' ? false : null,
    accidentHistory: accident === 'unknown' ? 'Not known to the seller' : null,
    financeOwed: statedAnswer(parseHistoryAnswer(fields.financeOwed)),
    hireUse: statedAnswer(parseHistoryAnswer(fields.hireUse)),
    nctExpiry: channel === 'Bike' ? null : parseNctMonth(fields.nctMonth),
    serviceHistory: knownOrNull(fields.serviceHistory) as Vehicle['serviceHistory'],
    origin: knownOrNull(fields.origin) as Vehicle['origin'],
  };
}

function statedAnswer(answer: HistoryAnswer | null): Vehicle['financeOwed'] {
  if (answer === null) return null;
  return answer === 'unknown' ? 'Not known to the seller' : answer === 'yes' ? 'Yes' : 'No';
}

function knownOrNull(value: string): string | null {
  return value === '' || value === 'unknown' ? null : value;
}
