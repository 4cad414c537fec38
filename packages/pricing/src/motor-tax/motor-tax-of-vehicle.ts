import {
  carTaxRegimeOf,
  formatEuro,
  isVintageVehicle,
  type MotorTaxRange,
  motorTaxRange,
  type TaxedCar,
  type TaxedVehicle,
} from '@forecourt/domain';
import type { Explained, WorkingStep } from '../working/working.ts';
import { motorTaxSource } from './motor-tax-source.ts';
import { discPrices, type TaxRegime, type TaxRow, taxRows, taxTables } from './motor-tax-tables.ts';

export interface MotorTaxAnswer extends Explained {
  /** Euro a year; null if the law needs a figure that was not given. */
  annual: number | null;
  halfYear: number | null;
  quarter: number | null;
  /** The minimum and maximum if the annual rate cannot be determined. */
  between: MotorTaxRange | null;
  /** The missing figure if the annual rate cannot be determined. */
  missing: 'co2' | 'engine' | null;
  /** Null if one rate applies to all of its kind: vintage, motor caravans. */
  regime: TaxRegime | null;
  /** The table that it was read from. */
  table: readonly TaxRow[];
}

/** The motor tax of a vehicle, with its table and rule. */
export function explainMotorTax(vehicle: TaxedVehicle, today: Date): MotorTaxAnswer {
  const range = motorTaxRange(vehicle, today);
  const annual = range.least === range.most ? range.least : null;
  const regime = decideRegime(vehicle, annual, today);
  const missing = annual === null && vehicle.kind === 'car' ? missingOf(vehicle, today) : null;
  const discs = annual === null ? { halfYear: null, quarter: null } : discPrices(annual);
  return {
    annual,
    halfYear: discs.halfYear,
    quarter: discs.quarter,
    between: annual === null ? range : null,
    missing,
    regime,
    table: regime === null ? [] : taxRows(regime),
    working: buildWorking(vehicle, annual, regime),
    sources: [motorTaxSource],
    notes: [
      'A disc for six months costs 55.5% of the yearly rate, one for three months 28.25%.',
      ...(isVintageVehicle(vehicle, today)
        ? [
            'You have to apply for the rate for vehicles over thirty years old; until then the ordinary one is due.',
          ]
        : []),
      ...(missing === null ? [] : [missingNotes[missing]]),
    ],
  };
}

const missingNotes: Record<NonNullable<MotorTaxAnswer['missing']>, string> = {
  co2: 'The rate depends on the CO₂ figure: you’ll find it on the registration certificate.',
  engine: 'The rate depends on the engine size: you’ll find it on the registration certificate.',
};

function missingOf(car: TaxedCar, today: Date): 'co2' | 'engine' {
  const regime = carTaxRegimeOf(car.firstRegistered, today, car.cycle);
  if (regime === 'engine') return 'engine';
  return regime === 'engine-or-nedc' && car.engineCc === null ? 'engine' : 'co2';
}

function decideRegime(vehicle: TaxedVehicle, annual: number | null, today: Date): TaxRegime | null {
  if (isVintageVehicle(vehicle, today)) return null;
  switch (vehicle.kind) {
    case 'car':
      return decideRegimeOfCar(vehicle, annual, today);
    case 'goods':
      return 'goods';
    case 'goods-used-privately':
      return 'engine';
    case 'bus':
      return 'bus';
    case 'motorcycle':
      return 'motorcycle';
    case 'motor-caravan':
      return null;
  }
}

/** A car that may choose is shown the cheaper table, or the one whose figure is known. */
function decideRegimeOfCar(car: TaxedCar, annual: number | null, today: Date): TaxRegime | null {
  const regime = carTaxRegimeOf(car.firstRegistered, today, car.cycle);
  if (regime === 'vintage') return null;
  if (regime !== 'engine-or-nedc') return regime;
  if (car.engineCc === null) return 'nedc';
  const { most } = motorTaxRange({ kind: 'goods-used-privately', engineCc: car.engineCc }, today);
  return annual === null || annual === most ? 'engine' : 'nedc';
}

/** `131 g/km is in the band 131 to 140 g/km`; a figure with a band of its own needs no more words. */
function describeBand(
  { from, to }: { from: number; to: number | null },
  figure: string,
  unit: string,
): string {
  if (from === to) return `${figure} has its own band`;
  return `${figure} is in the band ${to === null ? `from ${from}` : `${from} to ${to}`} ${unit}`;
}

function buildWorking(vehicle: TaxedVehicle, annual: number | null, regime: TaxRegime | null): WorkingStep[] {
  if (regime === null)
    return [{ label: 'One rate', detail: 'the same for every vehicle of its kind', amount: annual }];
  const rule = ruleOf(vehicle, regime);
  const figure = figureOf(vehicle, regime);
  const { unit } = taxTables[regime];
  const row = figure === null ? undefined : taxRows(regime).find(({ to }) => to === null || figure <= to);
  const band = row ? describeBand(row, `${figure} ${unit}`, unit) : null;
  const isOwnRate = row !== undefined && annual !== null && row.annual !== annual;
  return [
    { label: 'Rule', detail: rule, amount: null },
    ...(band && !isOwnRate ? [{ label: 'Band', detail: band, amount: annual }] : []),
    ...(annual !== null && (band === null || isOwnRate)
      ? [{ label: 'Rate', detail: `electric vehicles pay ${formatEuro(annual)}`, amount: annual }]
      : []),
  ];
}

function ruleOf(vehicle: TaxedVehicle, regime: TaxRegime): string {
  switch (regime) {
    case 'engine':
      return vehicle.kind === 'car'
        ? 'Cars first registered before 2008, or in the first half of 2008 if that’s cheaper, are taxed by engine size'
        : 'A van, jeep or pick-up taxed for private use is taxed by engine size';
    case 'nedc':
      return 'Cars first registered from July 2008 to the end of 2020, and later ones without a WLTP figure, are taxed by CO₂ as measured by NEDC';
    case 'wltp':
      return 'Cars registered since January 2021 are taxed by CO₂ as measured by WLTP';
    case 'goods':
      return 'Goods vehicles used for business are taxed by unladen weight';
    case 'motorcycle':
      return 'Motorcycles are taxed by engine size';
    case 'bus':
      return 'Buses and minibuses are taxed by seats';
  }
}

function figureOf(vehicle: TaxedVehicle, regime: TaxRegime): number | null {
  if (vehicle.kind === 'car') return regime === 'engine' ? vehicle.engineCc : vehicle.co2;
  if (vehicle.kind === 'goods') return vehicle.unladenKg;
  if (vehicle.kind === 'bus') return vehicle.seats;
  return vehicle.kind === 'motor-caravan' ? null : vehicle.engineCc;
}
