import { ageAt, bornOf, standardKmAYear } from '@forecourt/domain';
import type { ChannelTable } from '../market/channel-table.ts';
import { type Comparables, findComparables } from '../market/comparables.ts';
import type { FittedMarket } from '../market/fitted-market.ts';
import type { VehicleFacts } from '../market/vehicle-facts.ts';
import { knowsModel, rowOf } from '../model/estimate.ts';
import { slotPlaces } from '../model/slots.ts';
import { supportOf } from '../model/spreads.ts';
import { explainValuation } from './explain-valuation.ts';
import { FilledVehicle } from './filled-vehicle.ts';
import { listComparables } from './list-comparables.ts';
import { sortByLikeness } from './nearest.ts';
import { isStretched, type Reach, type Refusal, reachOf, refusalOf } from './reach.ts';
import { roundPrice } from './round-price.ts';
import { tradeInPrice } from './trade-margin.ts';
import { describeUnsaid, fillFrom, findUnsaid } from './unsaid.ts';
import type { PriceRange, Valuation, ValuationQuestion } from './valuation.ts';
import { seriesByAge, seriesByMileage } from './value-series.ts';

/** This many fillings of a gap are enough; each costs as much as a valuation without gaps. */
const mostFillings = 12;
/** By how much the range widens for a figure that the adverts do not quite cover. */
const stretchedRange = 2;

/** The adverts that a vehicle would be compared with, however few they are. */
export function comparablesOf(table: ChannelTable, question: ValuationQuestion): Comparables {
  const facts = completeFacts(question);
  const { terms } = rowOf(table, facts);
  return findComparables(table, {
    channel: facts.channel,
    modelTerm: terms[slotPlaces.model] ?? 0,
    fuelTerm: terms[slotPlaces.fuel] ?? 0,
    fuel: facts.fuel,
    year: facts.year,
    isNew: false,
    except: question.except ?? null,
  });
}

/** How far those adverts cover it, and why they would give no figure; null if they do. */
export function reachFor(
  table: ChannelTable,
  question: ValuationQuestion,
  rows: readonly number[],
): { reach: Reach; refusal: Refusal | null } {
  const facts = completeFacts(question);
  const reach = reachOf(table, facts, rowOf(table, facts).terms, rows);
  return { reach, refusal: refusalOf(facts, rows.length, reach) };
}

/** Null if too few similar ones are for sale, or all are too different. */
export function valueVehicle(market: FittedMarket, question: ValuationQuestion): Valuation | null {
  const { table, model, now } = market;
  const { basis, rows } = comparablesOf(table, question);
  const { reach, refusal } = reachFor(table, question, rows);
  if (refusal !== null) return null;
  const facts = completeFacts(question);
  const row = rowOf(table, facts);
  if (!knowsModel(model, row)) return null;
  const nearest = sortByLikeness(table, row, rows);
  const unsaid = findUnsaid(facts);
  const isWhole = unsaid.slots.length + unsaid.measures.length === 0;
  const fillings = nearest.slice(0, isWhole ? 1 : mostFillings);
  const vehicle = new FilledVehicle(model, fillFrom(row, unsaid, table.columns, fillings));

  const sellerTerm = (kind: 'trade' | 'private') => table.terms.known.numberOf(slotPlaces.seller, 0, kind);
  const atDealer = vehicle.withSeller(sellerTerm('trade'));
  const dealerLog = atDealer.logAt(now);
  const privateLog = vehicle.withSeller(sellerTerm('private')).logAt(now);
  const adverts = table.countOfModel(row.terms[slotPlaces.model] ?? 0);
  const { low, high } = model.spreads[supportOf(adverts, false)];
  const width = isStretched(facts, reach) ? stretchedRange : 1;
  const rangeAround = (price: number): PriceRange => ({
    price: roundPrice(price),
    low: roundPrice(price * Math.exp(low * width)),
    high: roundPrice(price * Math.exp(high * width)),
  });

  const vehicleLog = vehicle.logAt(now);
  const comparables = listComparables(market, nearest, vehicleLog);
  const dealer = rangeAround(Math.exp(dealerLog));
  const ownPrivate = rangeAround(Math.exp(privateLog));
  const trade = rangeAround(tradeInPrice(Math.exp(dealerLog)));
  return {
    private: ownPrivate,
    trade,
    dealer,
    comparablesFound: rows.length,
    basis,
    reach,
    comparables,
    byMileage: seriesByMileage(atDealer, now, facts.channel === 'Bike'),
    byAge: seriesByAge(atDealer, now, paceOf(facts, now)),
    assumed: describeUnsaid(facts),
    error: model.holdOut,
    ...explainValuation({
      market,
      facts,
      basis,
      reach,
      rows,
      vehicle: atDealer,
      prices: { private: ownPrivate, trade, dealer },
    }),
  };
}

function completeFacts(question: ValuationQuestion): VehicleFacts {
  return {
    half: null,
    derivative: null,
    mileage: null,
    fuel: null,
    transmission: null,
    body: null,
    drivetrain: null,
    powerKw: null,
    batteryKwh: null,
    wheelbase: null,
    roofHeight: null,
    cab: null,
    grossWeightKg: null,
    isPriceExVat: null,
    equipmentCount: null,
    ...question,
    seller: 'trade',
    condition: 'Used',
  };
}

/** The rate at which it has been driven so far, or the usual one if that is unknown. */
function paceOf({ mileage, year, half, channel }: VehicleFacts, now: number): number {
  const age = ageAt(bornOf(year, half), now);
  if (mileage === null || age < 1) return standardKmAYear[channel];
  return Math.round(mileage / age / 500) * 500;
}
