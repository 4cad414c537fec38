import { type Advert, formatMileage, formatMonth, testedAs, testName, vehicleMark } from '@forecourt/domain';

/** What decides whether to read on, in one line under the title; unknown facts are left out. */
export function buildTitleFacts(advert: Advert, placeName: string): string[] {
  const { vehicle } = advert;
  const mark = vehicleMark(vehicle);
  const year = String(vehicle.year);
  const test = testName(testedAs(advert));
  return [
    mark === year ? year : `${year} (${mark})`,
    formatMileage(vehicle),
    vehicle.fuel,
    vehicle.transmission,
    test && vehicle.nctExpiry ? `${test} to ${formatMonth(vehicle.nctExpiry)}` : null,
    placeName,
  ].flatMap((fact) => fact || []);
}
