import { formatEuro, motorTaxOf, motorTaxRates, type TaxedVehicle } from '@forecourt/domain';
import type { Explained, WorkingStep } from '../working/working.ts';
import { discPrices, type TaxRegime, type TaxRow, taxRows, taxTables } from './motor-tax-tables.ts';

export interface MotorTaxAnswer extends Explained {
  /** Euro a year; null where the law needs a figure that was not given. */
  annual: number | null;
  halfYear: number | null;
  quarter: number | null;
  /** What it can be at least and at most where the year's figure cannot be told. */
  between: { least: number; most: number } | null;
  /** Null where one rate holds for all of its kind: vintage, motor caravans. */
  regime: TaxRegime | null;
  /** The table that it was read from. */
  table: readonly TaxRow[];
}

/** The motor tax of a vehicle, with the table and the rule that it comes from. */
export function explainMotorTax(vehicle: TaxedVehicle, today: Date): MotorTaxAnswer {
  const annual = motorTaxOf(vehicle, today);
  const regime = decideRegime(vehicle, annual, today);
  const table = regime === null ? [] : taxRows(regime);
  const discs = annual === null ? { halfYear: null, quarter: null } : discPrices(annual);
  return {
    annual,
    halfYear: discs.halfYear,
    quarter: discs.quarter,
    between: annual === null ? rangeOf(table) : null,
    regime,
    table,
    working: buildWorking(vehicle, annual, regime),
    sources: [
      {
        name: `Motor tax rates since ${motorTaxRates.since}, unchanged by the budget for ${motorTaxRates.checkedFor}`,
        asOf: `${motorTaxRates.checkedFor}-01-01`,
        kind: 'law',
      },
    ],
    notes: [
      'A disc for six months costs 55.5% of the yearly rate, one for three months 28.25%.',
      ...(annual === null
        ? ['The CO₂ figure decides and was not given: it stands on the registration certificate.']
        : []),
    ],
  };
}

function decideRegime(vehicle: TaxedVehicle, annual: number | null, today: Date): TaxRegime | null {
  switch (vehicle.kind) {
    case 'car': {
      if (isVintage(vehicle.firstRegistered, today)) return null;
      const byCo2 = vehicle.cycle === 'WLTP' ? 'wltp' : 'nedc';
      const registered = vehicle.firstRegistered.toISOString().slice(0, 10);
      if (registered >= '2008-07-01') return byCo2;
      if (registered < '2008-01-01') return 'engine';
      const byEngine = motorTaxOf({ kind: 'goods-used-privately', engineCc: vehicle.engineCc }, today);
      return vehicle.engineCc !== null && annual === byEngine ? 'engine' : byCo2;
    }
    case 'goods':
      return 'goods';
    case 'goods-used-privately':
      return 'engine';
    case 'bus':
      return 'bus';
    case 'motorcycle':
      return isVintage(vehicle.firstRegistered, today) ? null : 'motorcycle';
    case 'motor-caravan':
      return null;
  }
}

function isVintage(firstRegistered: Date, today: Date): boolean {
  const birthday = new Date(firstRegistered);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + 30);
  return birthday <= today;
}

function rangeOf(table: readonly TaxRow[]): MotorTaxAnswer['between'] {
  const rates = table.map(({ annual }) => annual);
  return rates.length === 0 ? null : { least: Math.min(...rates), most: Math.max(...rates) };
}

function buildWorking(vehicle: TaxedVehicle, annual: number | null, regime: TaxRegime | null): WorkingStep[] {
  if (regime === null)
    return [{ label: 'One rate', detail: 'the same for every vehicle of its kind', amount: annual }];
  const rule = ruleOf(vehicle, regime);
  const figure = figureOf(vehicle, regime);
  const { unit } = taxTables[regime];
  const row = figure === null ? undefined : taxRows(regime).find(({ to }) => to === null || figure <= to);
  const band = row
    ? `${figure} ${unit} lies in the band ${row.to === null ? `from ${row.from}` : `${row.from} to ${row.to}`} ${unit}`
    : null;
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
        ? 'Cars first registered before 2008, and those of the first half of 2008 where it is cheaper, are taxed by engine size'
        : 'A van, jeep or pick-up taxed for private use is taxed by engine size';
    case 'nedc':
      return 'Cars first registered from July 2008 to the end of 2020 are taxed by CO₂ as measured by NEDC';
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
