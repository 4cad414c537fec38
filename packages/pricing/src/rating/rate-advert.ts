import { type Channel, isPoa } from '@forecourt/domain';
import type { ChannelTable } from '../market/channel-table.ts';
import {
  type ComparableBasis,
  fewestComparables,
  findComparables,
  hasComparables,
  type Wanted,
} from '../market/comparables.ts';
import type { FittedMarket } from '../market/fitted-market.ts';
import { factsOfAdvert, type PricedAdvert, type VehicleFacts } from '../market/vehicle-facts.ts';
import { type EncodableRow, estimateLog, knowsModel, ownPull, rowOf } from '../model/estimate.ts';
import type { FittedModel } from '../model/fitted-model.ts';
import { measureCount } from '../model/measures.ts';
import { slotCount, slotIndex } from '../model/slots.ts';
import { listComparables } from '../valuation/list-comparables.ts';
import { sortByLikeness } from '../valuation/nearest.ts';
import type { ComparableAdvert } from '../valuation/valuation.ts';
import { type RatingStep, type RatingThresholds, stepOf, thresholdsAround } from './rating-steps.ts';

/** How an asking price compares with the market for such a vehicle from such a seller. */
export interface PriceRating {
  step: RatingStep;
  /** `Good price`. */
  label: string;
  /** The market price, in whole euro. */
  expected: number;
  /** The asking price minus the expected one: negative is cheaper. */
  difference: number;
  /** Similar adverts currently for sale, excluding itself. */
  comparables: number;
  /** Which those are. */
  basis: ComparableBasis;
  /** The highest price of each step, in whole euro. */
  thresholds: RatingThresholds;
}

const modelSlot = slotIndex('model');
const fuelSlot = slotIndex('fuel');

/**
 * Below this share of the market price it is a wreck, a deposit or a fraud, and not a bargain; above this
 * multiple another vehicle, or a typing error, which is a factor of ten. The most extreme of 17,000 adverts of
 * the made-up market ask two thirds and one and a half times.
 */
const unusual = { below: 0.55, above: 4 };

/** Null if no price is asked, if it cannot be believed, or if too few are for sale to compare it with. */
export function rateAdvert(market: FittedMarket, advert: PricedAdvert): PriceRating | null {
  return rateStanding(findStanding(market, advert));
}

/** What a search needs of a rating, or that the price is too low to have one. */
export type Verdict = Pick<PriceRating, 'step' | 'expected' | 'difference'> | 'too-low' | null;

/** Without counting the comparable adverts, which takes longer than everything else where there are many. */
export function judgeAdvert(market: FittedMarket, advert: PricedAdvert): Verdict {
  const asked = readAsked(market, advert);
  return asked && judge(market, asked);
}

/** For an advert that the market holds, at this price, without reading its facts again. */
export function judgeRow(market: FittedMarket, channel: Channel, row: number, price: number): Verdict {
  const { table } = market;
  const { terms, measures } = table.columns;
  const own = {
    terms: terms.slice(row * slotCount, (row + 1) * slotCount),
    measures: measures.slice(row * measureCount, (row + 1) * measureCount),
  };
  if (isPoa(price)) return null;
  const wanted: Wanted = {
    channel,
    modelTerm: own.terms[modelSlot] ?? 0,
    fuelTerm: own.terms[fuelSlot] ?? 0,
    // Its name is only shown; which adverts have the same one, the term says.
    fuel: '',
    year: table.yearAt(row),
    isNew: table.isNewAt(row),
    except: table.referenceAt(row),
  };
  return judge(market, { price, row: own, wanted });
}

function judge(market: FittedMarket, { price, row, wanted }: Asked): Verdict {
  if (!knowsModel(market.model, row) || !hasComparables(market.table, wanted)) return null;
  const expected = expectedFor(market, row, wanted);
  if (isTooLow({ price, expected })) return 'too-low';
  if (isUnusual({ price, expected })) return null;
  return { step: stepOf(price, thresholdsAround(expected)).step, expected, difference: price - expected };
}

function rateStanding(standing: Standing | null): PriceRating | null {
  if (!standing || isUnusual(standing)) return null;
  const { price, expected, basis, comparables } = standing;
  const thresholds = thresholdsAround(expected);
  const { step, label } = stepOf(price, thresholds);
  return { step, label, expected, difference: price - expected, comparables, basis, thresholds };
}

/** Whether enough others are for sale to know that the price is an outlier. */
export function isPriceUnusual(market: FittedMarket, advert: PricedAdvert): boolean {
  const standing = findStanding(market, advert);
  return standing !== null && isUnusual(standing);
}

interface Standing extends Pick<PriceRating, 'expected' | 'basis' | 'comparables'> {
  price: number;
}

function isTooLow({ price, expected }: Pick<Standing, 'price' | 'expected'>): boolean {
  return price < expected * unusual.below;
}

function isUnusual(standing: Pick<Standing, 'price' | 'expected'>): boolean {
  return isTooLow(standing) || standing.price > standing.expected * unusual.above;
}

/** An advert as the table describes it. */
interface Asked {
  price: number;
  row: EncodableRow;
  wanted: Wanted;
}

/** Null if no price is asked, or if something about the advert is doubted. */
function readAsked({ table }: FittedMarket, advert: PricedAdvert): Asked | null {
  const { price, doubted = [] } = advert;
  if (price === null || isPoa(price) || price <= 0 || doubted.length > 0) return null;
  const facts = factsOfAdvert(advert);
  const row = rowOf(table, facts);
  return { price, row, wanted: wantedFor(row, facts, advert.publicReference) };
}

function findStanding(market: FittedMarket, advert: PricedAdvert): Standing | null {
  const asked = readAsked(market, advert);
  if (!asked || !knowsModel(market.model, asked.row)) return null;
  const { basis, rows } = findComparables(market.table, asked.wanted);
  if (rows.length < fewestComparables) return null;
  const expected = expectedFor(market, asked.row, asked.wanted);
  return { price: asked.price, expected, basis, comparables: rows.length };
}

function expectedFor({ table, model, now }: FittedMarket, row: EncodableRow, { except }: Wanted): number {
  return Math.round(Math.exp(estimateWithout(table, model, row, except ?? '', now)));
}

function wantedFor(row: EncodableRow, facts: VehicleFacts, publicReference: string): Wanted {
  return {
    channel: facts.channel,
    modelTerm: row.terms[modelSlot] ?? 0,
    fuelTerm: row.terms[fuelSlot] ?? 0,
    fuel: facts.fuel,
    year: facts.year,
    isNew: facts.condition === 'New',
    except: publicReference,
  };
}

/** The adverts that a price is compared with, and how they were chosen. */
export interface ComparedAdverts {
  basis: ComparableBasis;
  /** All of them, of which only the most similar may be listed. */
  count: number;
  /** The most similar first. */
  adverts: readonly ComparableAdvert[];
}

export function comparedWith(market: FittedMarket, advert: PricedAdvert): ComparedAdverts {
  const { table, model, now } = market;
  const facts = factsOfAdvert(advert);
  const row = rowOf(table, facts);
  const { basis, rows } = findComparables(table, wantedFor(row, facts, advert.publicReference));
  const nearest = sortByLikeness(table, row, rows);
  const adverts = listComparables(market, nearest, estimateLog(model, row, 0, now));
  return { basis, count: rows.length, adverts };
}

/** Where a residual begins to count less in the fit, in deviations. */
const huberBend = 1.345;

/**
 * The market price if the advert itself were not part of it: otherwise an expensive one among few would seem
 * fair. The price that was part of the fit is removed, whatever price is rated.
 */
function estimateWithout(
  table: ChannelTable,
  model: FittedModel,
  row: EncodableRow,
  publicReference: string,
  now: number,
): number {
  const estimate = estimateLog(model, row, 0, now);
  const own = table.rowOf(publicReference);
  if (own < 0) return estimate;
  const residual = Math.log(table.priceAt(own)) - estimate;
  const bend = huberBend * model.spreads.many.deviation;
  const weight = Math.min(1, bend / Math.max(1e-9, Math.abs(residual)));
  const pull = weight * ownPull(model, row, 0, now);
  return estimate - (residual * pull) / (1 - pull);
}
