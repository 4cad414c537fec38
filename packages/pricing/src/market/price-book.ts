import { type Channel, channels, type Doubted, yearOf } from '@forecourt/domain';
import { estimateLog, rowOf } from '../model/estimate.ts';
import type { FittedModel } from '../model/fitted-model.ts';
import {
  type ComparedAdverts,
  comparedWith,
  isPriceUnusual,
  judgeAdvert,
  judgeRow,
  type PriceRating,
  rateAdvert,
  type Verdict,
} from '../rating/rate-advert.ts';
import { depreciationOf } from '../running-costs/depreciation.ts';
import { type YearlyCost, type YearlyCostOptions, yearlyCost } from '../running-costs/yearly-cost.ts';
import type { Reach, Refusal } from '../valuation/reach.ts';
import type { Valuation, ValuationQuestion } from '../valuation/valuation.ts';
import { comparablesOf, reachFor, valueVehicle } from '../valuation/value-vehicle.ts';
import { ChannelTable } from './channel-table.ts';
import type { ComparableBasis } from './comparables.ts';
import type { FittedMarket } from './fitted-market.ts';
import { factsOfAdvert, type PricedAdvert } from './vehicle-facts.ts';

export interface ComparableCount {
  basis: ComparableBasis;
  count: number;
  reach: Reach;
  /** Why they give no figure; null if they do. */
  refusal: Refusal | null;
}

/** Fewer adverts than these are not a market to compare a price with. */
const fewestToFit = 8;
/** A market that has grown by more than this since it was fitted is a different one. */
const mostGrowth = 1.5;

interface Shelf {
  table: ChannelTable;
  model: FittedModel | null;
}

/**
 * The prices of the market and the models fitted from them. Adverts are added and removed at any time; the
 * models are set when they are ready, and describe the market at the start of their fit.
 */
export class PriceBook {
  readonly #shelves: Record<Channel, Shelf>;
  readonly #now: () => Date;
  #changes = 0;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
    this.#shelves = { Car: emptyShelf(), Commercial: emptyShelf(), Bike: emptyShelf() };
  }

  /** Increases whenever an advert is added, changed or removed. */
  get changes(): number {
    return this.#changes;
  }

  /** Not those that are doubted, have no price or only one of a few euro, or come later. */
  has(publicReference: string): boolean {
    return channels.some((channel) => this.#shelves[channel].table.rowOf(publicReference) >= 0);
  }

  set(advert: PricedAdvert): void {
    this.delete(advert.publicReference);
    this.#shelves[advert.channel].table.set(advert);
  }

  /** Another price of an advert of which nothing else has changed. */
  setPrice(publicReference: string, price: number | null): void {
    this.#changes += 1;
    for (const channel of channels) this.#shelves[channel].table.setPrice(publicReference, price);
  }

  delete(publicReference: string): void {
    this.#changes += 1;
    for (const channel of channels) this.#shelves[channel].table.delete(publicReference);
  }

  /** Removes every advert that is not among these. */
  keepOnly(publicReferences: ReadonlySet<string>): void {
    for (const channel of channels) {
      const { table } = this.#shelves[channel];
      for (const reference of table.references())
        if (!publicReferences.has(reference)) this.delete(reference);
    }
  }

  table(channel: Channel): ChannelTable {
    return this.#shelves[channel].table;
  }

  /** Adverts with a price, in all channels. */
  get adverts(): number {
    return channels.reduce((sum, channel) => sum + this.#shelves[channel].table.rows, 0);
  }

  /** Null until the first fit. */
  model(channel: Channel): FittedModel | null {
    return this.#shelves[channel].model;
  }

  setModel(channel: Channel, model: FittedModel): void {
    this.#shelves[channel].model = model;
  }

  rate(advert: PricedAdvert): PriceRating | null {
    const market = this.#market(advert.channel);
    return market && rateAdvert(market, advert);
  }

  /** The rating as far as searches use it, or that the price is too low to have one. */
  judge(advert: PricedAdvert): Verdict {
    const market = this.#market(advert.channel);
    return market && judgeAdvert(market, advert);
  }

  /** The same for an advert that the book holds; null if it does not. */
  judgeKnown(channel: Channel, publicReference: string): Verdict {
    const { table } = this.#shelves[channel];
    const row = table.rowOf(publicReference);
    const market = row < 0 ? null : this.#market(channel);
    return market && judgeRow(market, channel, row, table.priceAt(row));
  }

  /** The same at another price than it has. */
  judgePrice(publicReference: string, price: number | null): Verdict {
    if (price === null) return null;
    for (const channel of channels) {
      const row = this.#shelves[channel].table.rowOf(publicReference);
      const market = row < 0 ? null : this.#market(channel);
      if (market) return judgeRow(market, channel, row, price);
    }
    return null;
  }

  /**
   * What is hard to believe about it: as judged when it was added, or its price compared with what others ask
   * now.
   */
  doubts(advert: PricedAdvert): readonly Doubted[] {
    const { doubted = [] } = advert;
    const market = this.#market(advert.channel);
    return doubted.length === 0 && market && isPriceUnusual(market, advert) ? ['price'] : doubted;
  }

  /** Whether its price is doubted because similar ones cost far more. */
  isTooLow(advert: PricedAdvert): boolean {
    if (advert.price === null || !this.doubts(advert).includes('price')) return false;
    return advert.price < (this.expected(advert) ?? 0);
  }

  /** The adverts that a rating is based on; null before the first fit. */
  comparedWith(advert: PricedAdvert): ComparedAdverts | null {
    const market = this.#market(advert.channel);
    return market && comparedWith(market, advert);
  }

  /** The market price, however little is known about the model; null before the first fit. */
  expected(advert: PricedAdvert): number | null {
    const market = this.#market(advert.channel);
    if (!market) return null;
    return Math.exp(estimateLog(market.model, rowOf(market.table, factsOfAdvert(advert)), 0, market.now));
  }

  /** Null if `comparables` says why, or before the first fit. */
  value(question: ValuationQuestion): Valuation | null {
    const market = this.#market(question.channel);
    return market && valueVehicle(market, question);
  }

  /** How many adverts a vehicle can currently be compared with, and which. */
  comparables(question: ValuationQuestion): ComparableCount {
    const { table } = this.#shelves[question.channel];
    const { basis, rows } = comparablesOf(table, question);
    return { basis, count: rows.length, ...reachFor(table, question, rows) };
  }

  /** The cost of keeping it for a year. Depreciation is left open if too few similar ones are for sale. */
  yearlyCost(advert: PricedAdvert, options: YearlyCostOptions): YearlyCost {
    const market = this.#market(advert.channel);
    const now = yearOf(this.#now());
    const depreciation = market && depreciationOf(market, advert, options.kmAYear);
    return yearlyCost(advert, options, { now, depreciation });
  }

  /** Null until a model describes this market: one fitted before most of it arrived does not. */
  #market(channel: Channel): FittedMarket | null {
    const { table, model } = this.#shelves[channel];
    if (!model || model.adverts < fewestToFit || table.rows > model.adverts * mostGrowth) return null;
    return { table, model, now: yearOf(this.#now()) };
  }
}

function emptyShelf(): Shelf {
  return { table: new ChannelTable(), model: null };
}
