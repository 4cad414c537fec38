import { ageAt, bornOf, type TestedAs, testedAs, testName } from '@forecourt/domain';
import { factsOfAdvert, type PricedAdvert } from '../market/vehicle-facts.ts';
import { type Consumption, consumptionOf } from './consumption.ts';
import { type EnergyPrices, mixedElectricityPrice, usualEnergyPrices } from './energy-prices.ts';
import { motorTaxOfAdvert } from './motor-tax-of-advert.ts';
import { testCostAYear } from './test-fees.ts';
import { serviceCost, upkeep } from './upkeep.ts';

/**
 * The cost of keeping a vehicle for a year, each part in whole euro, so that the lines shown add up to the
 * total shown.
 */
export interface KeepingCosts {
  /** Null if too little is stated. */
  motorTax: number | null;
  energy: number | null;
  used: Consumption | null;
  /** Its test and what that costs; null if its kind is not tested. */
  test: { name: string; amount: number } | null;
  /** Null for bikes, which vary too much for one figure. */
  upkeep: { service: number; tyres: number } | null;
}

export function keepingCosts(
  advert: PricedAdvert,
  kmAYear: number,
  prices: EnergyPrices,
  now: number,
): KeepingCosts {
  const { channel, vehicle } = advert;
  const used = roundConsumption(consumptionOf(vehicle, channel === 'Bike', advert.usual?.includes('co2')));
  const tax = motorTaxOfAdvert(advert, now);
  return {
    motorTax: tax === null ? null : Math.round(tax),
    energy: used && Math.round(energyCost(used, kmAYear, prices)),
    used,
    test: testOf(advert, testedAs({ channel, vehicle: { body: vehicle.body ?? null } }), now),
    upkeep: channel === 'Bike' ? null : { service: serviceCost(vehicle.fuel ?? null), tyres: upkeep.tyres },
  };
}

/**
 * The yearly cost that searches filter and sort by: tax, fuel or electricity, test, service and tyres at the
 * usual prices. Depreciation is left out: it needs the fitted market, which comes after the index, and if it
 * is unknown an advert would look cheap for that reason alone. Null if tax or fuel is unknown, for the same
 * reason.
 */
export function runningCostAYear(advert: PricedAdvert, kmAYear: number, now: number): number | null {
  const { motorTax, energy, test, upkeep: kept } = keepingCosts(advert, kmAYear, usualEnergyPrices, now);
  if (motorTax === null || energy === null) return null;
  return motorTax + energy + (test?.amount ?? 0) + (kept ? kept.service + kept.tyres : 0);
}

function testOf(advert: PricedAdvert, tested: TestedAs, now: number): KeepingCosts['test'] {
  const name = testName(tested);
  if (!name) return null;
  const { condition, year, half } = factsOfAdvert(advert);
  const age = condition === 'New' ? 0 : ageAt(bornOf(year, half), now);
  return { name, amount: Math.round(testCostAYear(tested, age)) };
}

/** Rounded to the tenth that the working shows, so that multiplying it out gives the amount beside it. */
function roundConsumption(used: Consumption | null): Consumption | null {
  return used && { ...used, litres: Number(used.litres.toFixed(1)), kwh: Number(used.kwh.toFixed(1)) };
}

/** A kWh in whole cent, for the same reason. */
export function kwhPrice(prices: EnergyPrices): number {
  return Number(mixedElectricityPrice(prices).toFixed(2));
}

function energyCost(used: Consumption, kmAYear: number, prices: EnergyPrices): number {
  const litrePrice = used.litresOf === null ? 0 : prices[used.litresOf];
  return (kmAYear / 100) * (used.litres * litrePrice + used.kwh * kwhPrice(prices));
}
