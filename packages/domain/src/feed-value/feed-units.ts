import { distanceUnits } from '../distance/distance-units.ts';
import { powerUnits } from '../vehicle/parsing/power-units.ts';

/** Converts an amount of a unit to the attribute's own unit: a factor, or a calculation. */
export type UnitRule = number | ((amount: number) => number);

type Units = ReadonlyMap<string, UnitRule>;

/** Maps, because a cell may say `constructor`. */
const units = (...groups: readonly (readonly [names: string, rule: UnitRule])[]): Units =>
  new Map(groups.flatMap(([names, rule]) => names.split(' ').map((name) => [name, rule] as const)));

const distances = units(
  ['km kms klm klms kilometre kilometres kilometer kilometers', 1],
  ['mi mls mile miles', distanceUnits.miles],
);
const weights = units(['kg kgs kilo kilos', 1], ['t ton tons tonne tonnes', 1000]);
const years = 'pa peryear peryr perannum ayear year yr yearly annual annually';
const months = 'pm pcm permonth amonth month monthly mth';
const after = (currency: string, periods: string) => periods.replace(/\w+/g, `${currency}$&`);

/** Miles per gallon times litres per 100 km is this constant. */
const mpgTimesLitres = 282.481;

/** The units in which feeds state a number, as letters and digits only (`g/km` is `gkm`). */
export const feedUnits: Readonly<Record<string, Units>> = {
  mileage: distances,
  rangeKm: distances,
  engineCc: units(['cc ccm cm cm3', 1], ['l lt ltr ltrs litre litres liter liters', 1000]),
  powerKw: units(
    ['kw kilowatt kilowatts', 1],
    ['bhp hp horsepower', powerUnits.bhp],
    ['ps cv ch pk', powerUnits.ps],
  ),
  // Four quarters or two halves of motor tax cost more than a year, so neither gives the cost of a year.
  motorTax: units(
    ['eur euro euros', 1],
    [[years, after('eur', years), after('euro', years)].join(' '), 1],
    [[months, after('eur', months), after('euro', months)].join(' '), 12],
  ),
  /** What sellers add to a price without changing it. */
  price: units(['eur euro euros ono eurono euroono ovno vono neg negotiable firm incvat inclvat', 1]),
  co2: units(['g gkm gr grams', 1]),
  consumption: units(['l l100km litres', 1], ['mpg', (amount) => mpgTimesLitres / amount]),
  batteryKwh: units(['kwh kw', 1]),
  doors: units(['door doors dr drs d', 1]),
  seats: units(['seat seats seater seaters', 1]),
  owners: units(['owner owners previous prev former keeper keepers st nd rd th', 1]),
  warrantyMonths: units(['month months mth mths', 1], ['year years yr yrs', 12]),
  payloadKg: weights,
  grossWeightKg: weights,
  towingKg: weights,
};

/** No vehicle has zero of these: a 0 is a system's way of writing an empty cell. */
export const zeroIsNothing: ReadonlySet<string> = new Set([
  'year',
  'doors',
  'seats',
  'powerKw',
  'motorTax',
  'consumption',
  'rangeKm',
  'batteryKwh',
  'payloadKg',
  'grossWeightKg',
  'towingKg',
]);
