import { dayOfYear, groupDigits, standardKmAYear, standardKmSource } from '@forecourt/domain';
import type { PricedAdvert } from '../market/vehicle-facts.ts';
import type { Explained, Source, WorkingStep } from '../working/working.ts';
import { type Consumption, consumptionSource } from './consumption.ts';
import { chargingMix, type EnergyPrices, energyPrices, usualEnergyPrices } from './energy-prices.ts';
import { averageInsuranceOf, type InsuranceChoice, insuranceOf } from './insurance.ts';
import { keepingCosts, kwhPrice } from './keeping-costs.ts';
import { explainTaxOfAdvert } from './motor-tax-of-advert.ts';
import { testFees } from './test-fees.ts';
import { upkeep } from './upkeep.ts';

export interface YearlyCostOptions {
  kmAYear: number;
  prices?: Partial<EnergyPrices>;
  /** Left out by default. */
  insurance?: InsuranceChoice;
}

export type CostPart = 'motor-tax' | 'energy' | 'test' | 'service' | 'tyres' | 'insurance' | 'depreciation';

export interface YearlyCost extends Explained {
  /** In whole euro, the sum of all known parts. */
  total: number;
  perMonth: number;
  perKm: number;
  /** Each in whole euro; null if too little is known. */
  parts: readonly { part: CostPart; label: string; amount: number | null }[];
  /** Whether every part that depends on the vehicle is in the total. */
  isComplete: boolean;
  /**
   * The labels of the missing parts. A total without depreciation, usually the largest part, must say so
   * everywhere, or the least known vehicle would look cheapest.
   */
  leftOut: readonly string[];
  /** Whether insurance is included: it depends on the driver, so it is added only on request. */
  isInsured: boolean;
  /**
   * The average premium of all drivers, as a default; null for vans and bikes, for which none is published.
   */
  averageInsurance: number | null;
}

/** What is known about the vehicle besides the advert itself. */
export interface Surroundings {
  /** As a fractional year. */
  now: number;
  /** Its depreciation over the year; null if the market does not say. */
  depreciation: number | null;
}

/** What a vehicle costs in a year besides its price. */
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
  const tax = explainTaxOfAdvert(advert, now);
  const insurance = insuranceOf(channel, options.insurance ?? 'none');

  // Rounded to whole euro before adding, so that the lines shown add up to the total shown.
  const lines: (WorkingStep & { part: CostPart })[] = [
    { part: 'motor-tax', label: 'Motor tax', detail: tax.detail, amount: costs.motorTax },
    {
      part: 'energy',
      label: advert.vehicle.fuel === 'Electric' ? 'Electricity' : 'Fuel',
      detail: used ? describeEnergy(used, kmAYear, prices) : 'not known without the engine size or CO₂',
      amount: costs.energy,
    },
    ...(test
      ? [
          {
            part: 'test' as const,
            label: test.name,
            detail: `the next four years’ tests, averaged over a year`,
            amount: test.amount,
          },
        ]
      : []),
    ...(kept
      ? [
          {
            part: 'service' as const,
            label: 'Servicing',
            detail: 'a typical year’s servicing and small repairs',
            amount: kept.service,
          },
          { part: 'tyres' as const, label: 'Tyres', detail: 'a set every few years', amount: kept.tyres },
        ]
      : []),
    ...(insurance.line ? [{ part: 'insurance' as const, ...insurance.line }] : []),
    {
      part: 'depreciation',
      label: 'Depreciation',
      detail:
        depreciation === null
          ? 'too few similar adverts to say'
          : `going by the asking price of one a year older with ${groupDigits(kmAYear)} km more`,
      amount: depreciation === null ? null : Math.round(depreciation),
    },
  ];
  const total = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return {
    total,
    perMonth: Math.round(total / 12),
    perKm: kmAYear > 0 ? Math.round((total / kmAYear) * 100) / 100 : 0,
    parts: lines.map(({ part, label, amount }) => ({ part, label, amount })),
    isComplete: lines.every(({ amount }) => amount !== null),
    leftOut: lines.flatMap(({ label, amount }) => (amount === null ? [label] : [])),
    isInsured: insurance.line !== null,
    averageInsurance: averageInsuranceOf(channel),
    working: lines.map(({ label, detail, amount }) => ({ label, detail, amount })),
    sources: [
      ...tax.sources,
      ...(kmAYear === standardKmAYear[channel] ? [standardKmSource[channel]] : []),
      ...(used ? energySources(used) : []),
      ...(test ? [{ name: 'NCT and CVRT fees', asOf: testFees.validFrom, kind: 'law' as const }] : []),
      ...(kept ? [{ name: 'Servicing and tyres', asOf: upkeep.asOf, kind: 'estimate' as const }] : []),
      ...insurance.sources,
      ...(depreciation === null ? [] : [lossOfValueSource(now)]),
    ],
    notes: [
      insurance.note,
      ...(isBike ? ['Servicing and tyres vary too much between bikes to put a figure on them.'] : []),
    ],
  };
}

function describeEnergy(used: Consumption, kmAYear: number, prices: EnergyPrices): string {
  const parts = [
    ...(used.litresOf === null
      ? []
      : [`${used.litres.toFixed(1)} litres at €${prices[used.litresOf].toFixed(2)}`]),
    ...(used.kwh > 0
      ? [`${used.kwh.toFixed(1)} kWh at €${kwhPrice(prices).toFixed(2)}, charging losses included,`]
      : []),
  ];
  return `${groupDigits(kmAYear)} km at ${parts.join(' and ')} per 100 km, from ${used.basis}`;
}

function energySources(used: Consumption): Source[] {
  return [
    consumptionSource,
    ...(used.litresOf
      ? [{ name: 'AA Ireland fuel prices', asOf: energyPrices.fuel.asOf, kind: 'published' as const }]
      : []),
    ...(used.kwh > 0
      ? [
          { name: 'Electricity prices', asOf: energyPrices.electricity.asOf, kind: 'estimate' as const },
          {
            name: 'Where drivers charge, and what is lost on the way into the battery',
            asOf: chargingMix.asOf,
            kind: 'estimate' as const,
          },
        ]
      : []),
  ];
}

function lossOfValueSource(now: number): Source {
  return { name: 'Adverts on this site, for depreciation', asOf: dayOfYear(now), kind: 'market' };
}
