import type { FittedMarket } from '../market/fitted-market.ts';
import { estimateLog } from '../model/estimate.ts';
import { measureIndex } from '../model/measures.ts';
import { roundPrice } from './round-price.ts';
import type { ComparableAdvert } from './valuation.ts';

/** More than people look through; the count beside them is of all. */
const mostListed = 250;
const kmMeasure = measureIndex('km');

/** Rows of the market as adverts to show, each with its price adjusted to the valued vehicle. */
export function listComparables(
  { table, model, now }: FittedMarket,
  rows: readonly number[],
  vehicleLog: number,
): ComparableAdvert[] {
  return rows.slice(0, mostListed).map((row) => {
    const price = table.priceAt(row);
    const km = table.measureAt(row, kmMeasure);
    return {
      publicReference: table.referenceAt(row),
      price,
      year: table.yearAt(row),
      mileage: Number.isNaN(km) ? null : Math.round(km * 10_000),
      adjustedPrice: roundPrice(price * Math.exp(vehicleLog - estimateLog(model, table.columns, row, now))),
    };
  });
}
