import { believedPrice } from '@forecourt/domain';
import { fewestComparables } from '../market/comparables.ts';
import type { FittedMarket } from '../market/fitted-market.ts';
import { factsOfAdvert, type PricedAdvert } from '../market/vehicle-facts.ts';
import { estimateLog, knowsModel, rowOf } from '../model/estimate.ts';
import { comparablesOf } from '../valuation/value-vehicle.ts';

/**
 * How much value a vehicle loses within a year, in euro of its asking price: today's market price compared
 * with that of one a year older and this many km further. Null if too few similar ones are for sale; never
 * below zero.
 */
export function depreciationOf(market: FittedMarket, advert: PricedAdvert, kmAYear: number): number | null {
  const { table, model, now } = market;
  const facts = factsOfAdvert(advert);
  const row = rowOf(table, facts);
  if (!knowsModel(model, row) || comparablesOf(table, facts).rows.length < fewestComparables) return null;
  const today = estimateLog(model, row, 0, now);
  const later = {
    ...facts,
    // A brand new car today is a used car in a year.
    condition: 'Used' as const,
    mileage: facts.mileage === null ? null : facts.mileage + kmAYear,
  };
  const inAYear = estimateLog(model, rowOf(table, later), 0, now + 1);
  const price = believedPrice(advert) ?? Math.exp(today);
  return Math.max(0, price * (1 - Math.exp(inAYear - today)));
}
