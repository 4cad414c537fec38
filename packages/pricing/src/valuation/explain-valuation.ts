import { dayOfYear, formatEuro, groupDigits } from '@forecourt/domain';
import type { ComparableBasis } from '../market/comparables.ts';
import type { FittedMarket } from '../market/fitted-market.ts';
import type { VehicleFacts } from '../market/vehicle-facts.ts';
import { measureCount } from '../model/measures.ts';
import { quantileOfSorted } from '../model/quantiles.ts';
import { type Factor, factors, slotCount } from '../model/slots.ts';
import type { Explained, Source, WorkingStep } from '../working/working.ts';
import { FilledVehicle } from './filled-vehicle.ts';
import type { Reach } from './reach.ts';
import { tradeMargin } from './trade-margin.ts';
import type { PriceRange } from './valuation.ts';

interface Explaining {
  market: FittedMarket;
  facts: VehicleFacts;
  basis: ComparableBasis;
  reach: Reach;
  rows: readonly number[];
  vehicle: FilledVehicle;
  prices: Record<'private' | 'trade' | 'dealer', PriceRange>;
}

const labels: Record<Factor, string> = {
  model: 'Model',
  age: 'Age',
  mileage: 'Mileage',
  fuel: 'Fuel',
  gearbox: 'Gearbox',
  body: 'Body type',
  version: 'Version and power',
  seller: 'Sold by a dealer',
};

/** A smaller difference is not worth mentioning. */
const leastShown = 10;
/** This many comparable adverts are enough for their mean. */
const mostAveraged = 60;

/** From the mean of the comparable adverts to the figure, one difference at a time. */
export function explainValuation({
  market,
  facts,
  basis,
  reach,
  rows,
  vehicle,
  prices,
}: Explaining): Explained {
  const { table, model, now } = market;
  const asked = Float64Array.from(rows, (row) => table.priceAt(row)).sort();
  const mean = meanVehicle(market, rows.slice(0, mostAveraged));
  const start = Math.exp(mean.logAt(now));
  const working: WorkingStep[] = [
    {
      label: 'Comparable adverts',
      detail: `${rows.length} adverts for the ${facts.make} ${facts.model} ${describeComparables(basis, reach)}; half ask more, half ask less`,
      amount: Math.round(quantileOfSorted(asked, 0.5)),
    },
    {
      label: 'Market price for the average of these',
      detail: 'what our price model gives',
      amount: Math.round(start),
    },
    ...differences(start, mean.partsAt(now), vehicle.partsAt(now), facts.channel === 'Commercial'),
    { label: 'Dealer price', detail: 'rounded', amount: prices.dealer.price },
    { label: 'Private price', detail: 'what owners ask for the same vehicle', amount: prices.private.price },
    {
      label: 'Trade-in',
      detail: `the dealer price less ${Math.round(tradeMargin.share * 100)}%, at least ${formatEuro(tradeMargin.least)}, for preparation, warranty, VAT and margin`,
      amount: prices.trade.price,
    },
  ];
  const sources: Source[] = [
    {
      name: `${groupDigits(model.adverts)} adverts on this site with a price`,
      asOf: dayOfYear(model.at),
      kind: 'market',
    },
    { name: 'The dealer’s margin', asOf: tradeMargin.asOf, kind: 'estimate' },
  ];
  return {
    working,
    sources,
    notes: [
      'These are asking prices. People often pay a little less.',
      'We can’t see the condition, service history or extras.',
    ],
  };
}

/** Each factor in which the vehicle differs from the mean, in euro on top of those before it. */
function differences(
  start: number,
  from: Float64Array,
  to: Float64Array,
  isCommercial: boolean,
): WorkingStep[] {
  let price = start;
  return factors.flatMap((factor, index) => {
    const change = (to[index] ?? 0) - (from[index] ?? 0);
    const amount = price * (Math.exp(change) - 1);
    price += amount;
    if (Math.abs(amount) < leastShown) return [];
    const per = `${change < 0 ? '−' : '+'}${Math.abs((Math.exp(change) - 1) * 100).toFixed(1)}%`;
    return [
      {
        label: isCommercial && factor === 'seller' ? 'Sold by a dealer, with VAT' : labels[factor],
        detail: `${per} against the comparable adverts`,
        amount: Math.round(amount),
      },
    ];
  });
}

function meanVehicle({ table, model }: FittedMarket, rows: readonly number[]): FilledVehicle {
  const { columns } = table;
  const terms = new Uint32Array(rows.length * slotCount);
  const measures = new Float32Array(rows.length * measureCount);
  for (const [copy, row] of rows.entries()) {
    terms.set(columns.terms.subarray(row * slotCount, (row + 1) * slotCount), copy * slotCount);
    measures.set(
      columns.measures.subarray(row * measureCount, (row + 1) * measureCount),
      copy * measureCount,
    );
  }
  return new FilledVehicle(model, { terms, measures });
}

/** `of 2018 to 2020, diesel`: the years of the adverts themselves, which may be fewer than were searched. */
export function describeComparables(
  { fuel, minYear, maxYear }: ComparableBasis,
  { years }: Pick<Reach, 'years'>,
): string {
  const { first, last } = years ?? { first: minYear, last: maxYear };
  const span = first === last ? String(first) : `${first} to ${last}`;
  return `from ${span}${fuel === null ? '' : `, ${fuel.toLowerCase()}`}`;
}
