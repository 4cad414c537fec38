import { formatEuro, groupDigits, motorTaxRates } from '@forecourt/domain';
import { dayOfYear } from '../market/born.ts';
import type { PricedAdvert } from '../market/vehicle-facts.ts';
import type { Explained, Source, WorkingStep } from '../working/working.ts';
import type { Consumption } from './consumption.ts';
import { chargingMix, type EnergyPrices, energyPrices, usualEnergyPrices } from './energy-prices.ts';
import { keepingCosts, kwhPrice } from './keeping-costs.ts';
import { testFees } from './test-fees.ts';
import { averageInsurance, upkeep } from './upkeep.ts';

export interface YearlyCostOptions {
  kmAYear: number;
  prices?: Partial<EnergyPrices>;
}

export type CostPart = 'motor-tax' | 'energy' | 'test' | 'service' | 'tyres' | 'depreciation';

export interface YearlyCost extends Explained {
  /** In whole euro, of all parts that are known. */
  total: number;
  perMonth: number;
  perKm: number;
  /** Each in whole euro; null where too little is known to say. */
  parts: readonly { part: CostPart; label: string; amount: number | null }[];
  /** Whether every part is in the total. */
  isComplete: boolean;
  /**
   * The labels of the parts that are not. A total without loss of value, mostly the largest part, must say so wherever
   * it stands, or what is least known would look cheapest.
   */
  leftOut: readonly string[];
  /** The average premium of all drivers, for cars: not in the total, since it says nothing of this one. */
  averageInsurance: number | null;
}

/** What is known of the vehicle beside the advert itself. */
export interface Surroundings {
  /** As a year with its part. */
  now: number;
  /** What it loses in the year; null where the market does not say. */
  depreciation: number | null;
}

/** What a vehicle costs in a year beside its price. */
export function yearlyCost(
  advert: PricedAdvert,
  options: YearlyCostOptions,
  { now, depreciation }: Surroundings,
): YearlyCost {
  const { channel } = advert;
  const { kmAYear } = options;
  const prices = { ...usualEnergyPrices, ...options.prices };
  const isBike = channel === 'Bike';
  const costs = keepingCosts(advert, kmAYear, prices, now);
  const { used, test, upkeep: kept } = costs;

  // Whole euro before they are added, so that the lines shown make the total shown.
  const lines: (WorkingStep & { part: CostPart })[] = [
    { part: 'motor-tax', label: 'Motor tax', detail: 'for the whole year', amount: costs.motorTax },
    {
      part: 'energy',
      label: used?.litresOf ? 'Fuel' : 'Electricity',
      detail: used ? describeEnergy(used, kmAYear, prices) : 'not known without the engine’s size or its CO₂',
      amount: costs.energy,
    },
    ...(test
      ? [
          {
            part: 'test' as const,
            label: test.name,
            detail: `the tests of the next four years, a quarter of them`,
            amount: test.amount,
          },
        ]
      : []),
    ...(kept
      ? [
          {
            part: 'service' as const,
            label: 'Servicing',
            detail: 'a usual year’s service and small repairs',
            amount: kept.service,
          },
          { part: 'tyres' as const, label: 'Tyres', detail: 'a set every few years', amount: kept.tyres },
        ]
      : []),
    {
      part: 'depreciation',
      label: 'Loss of value',
      detail:
        depreciation === null
          ? 'too few like it are for sale to say'
          : `what the market asks for one a year older and ${groupDigits(kmAYear)} km further`,
      amount: depreciation === null ? null : Math.round(depreciation),
    },
  ];
  const total = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const insurance = channel === 'Car' ? averageInsurance.amount : null;
  return {
    total,
    perMonth: Math.round(total / 12),
    perKm: kmAYear > 0 ? Math.round((total / kmAYear) * 100) / 100 : 0,
    parts: lines.map(({ part, label, amount }) => ({ part, label, amount })),
    isComplete: lines.every(({ amount }) => amount !== null),
    leftOut: lines.flatMap(({ label, amount }) => (amount === null ? [label] : [])),
    averageInsurance: insurance,
    working: lines.map(({ label, detail, amount }) => ({ label, detail, amount })),
    sources: sourcesOf(used, test !== null, isBike, now),
    notes: [
      insurance === null
        ? 'Insurance depends on the driver and is not in the total.'
        : `Insurance depends on the driver and is not in the total. The average premium was ${formatEuro(insurance)} in ${averageInsurance.asOf}.`,
      ...(isBike ? ['Servicing and tyres of bikes differ too much to name a figure.'] : []),
    ],
  };
}

function describeEnergy(used: Consumption, kmAYear: number, prices: EnergyPrices): string {
  const parts = [
    ...(used.litresOf === null
      ? []
      : [`${used.litres.toFixed(1)} litres at €${prices[used.litresOf].toFixed(2)}`]),
    ...(used.kwh > 0 ? [`${used.kwh.toFixed(1)} kWh at €${kwhPrice(prices).toFixed(2)}`] : []),
  ];
  return `${groupDigits(kmAYear)} km at ${parts.join(' and ')} for each 100 km, from ${used.basis}`;
}

function sourcesOf(used: Consumption | null, isTested: boolean, isBike: boolean, now: number): Source[] {
  return [
    { name: 'Motor tax rates', asOf: `${motorTaxRates.checkedFor}-01-01`, kind: 'law' },
    ...(used?.litresOf
      ? [{ name: 'AA Ireland fuel prices', asOf: energyPrices.fuel.asOf, kind: 'published' as const }]
      : []),
    ...(used && used.kwh > 0
      ? [
          { name: 'Electricity prices', asOf: energyPrices.electricity.asOf, kind: 'estimate' as const },
          { name: 'Where drivers charge', asOf: chargingMix.asOf, kind: 'estimate' as const },
        ]
      : []),
    ...(isTested ? [{ name: 'NCT and CVRT fees', asOf: testFees.validFrom, kind: 'law' as const }] : []),
    ...(isBike ? [] : [{ name: 'Servicing and tyres', asOf: upkeep.asOf, kind: 'estimate' as const }]),
    { name: 'Adverts on this site, for the loss of value', asOf: dayOfYear(now), kind: 'market' },
  ];
}
