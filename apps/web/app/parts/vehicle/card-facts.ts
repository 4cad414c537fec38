import {
  type Advert,
  formatEuro,
  formatMileage,
  formatMonth,
  isBrandNew,
  testedAs,
  testName,
  vehicleMark,
} from '@forecourt/domain';
import { placeName } from './place-name.ts';

/** `84,500 km · Diesel · Automatic · Mallow, Co. Cork`, after the plate's year where the title does not begin with it. */
export function cardFacts({ vehicle, title, place }: Advert): string {
  const mark = vehicleMark(vehicle);
  return joinFacts([
    title.includes(mark) ? null : mark,
    isBrandNew(vehicle) ? null : formatMileage(vehicle),
    vehicle.fuel,
    vehicle.transmission,
    placeName(place),
  ]);
}

/** What a row of a list has room for besides: `NCT to Mar 2027 · Tax €280 · 2 owners · €2,640 a year to run`. */
export function rowFacts(advert: Advert, yearlyCost: number | null): string {
  const { nctExpiry, motorTax, owners } = advert.vehicle;
  const test = testName(testedAs(advert));
  return joinFacts([
    test && nctExpiry ? `${test} to ${shortMonth(nctExpiry)}` : null,
    motorTax === null ? null : `Tax ${formatEuro(motorTax)}`,
    owners === null ? null : owners === 1 ? '1 owner' : `${owners} owners`,
    yearlyCost === null ? null : `${formatEuro(yearlyCost)} a year to run`,
  ]);
}

/** `Mar 2027` */
function shortMonth(day: string): string {
  return formatMonth(day).replace(/^(\w{3})\w*/, '$1');
}

/** A dot stays on the line of the fact before it: no line begins with one. */
export function joinFacts(facts: readonly (string | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}
