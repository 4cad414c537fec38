import { type Channel, channels, type Doubted, yearOf } from '@forecourt/domain';
import { estimateLog, rowOf } from '../model/estimate.ts';
import type { FittedModel } from '../model/fitted-model.ts';
import { comparedWith, isPriceUnusual, type PriceRating, rateAdvert } from '../rating/rate-advert.ts';
import { depreciationOf } from '../running-costs/depreciation.ts';
import { type YearlyCost, type YearlyCostOptions, yearlyCost } from '../running-costs/yearly-cost.ts';
import type { Reach, Refusal } from '../valuation/reach.ts';
import type { ComparableAdvert, Valuation, ValuationQuestion } from '../valuation/valuation.ts';
import { comparablesOf, reachFor, valueVehicle } from '../valuation/value-vehicle.ts';
import { ChannelTable } from './channel-table.ts';
import type { ComparableBasis } from './comparables.ts';
import type { FittedMarket } from './fitted-market.ts';
import { factsOfAdvert, type PricedAdvert } from './vehicle-facts.ts';

export interface ComparableCount {
  basis: ComparableBasis;
  count: number;
  reach: Reach;
  /** Why they give no figure; null where they do. */
  refusal: Refusal | null;
}

/** The adverts that a price is compared with, and how they were chosen. */
export interface ComparedAdverts {
  basis: ComparableBasis;
  /** The most alike first. */
  adverts: readonly ComparableAdvert[];
}

/** Fewer adverts than these are no market that a price could be compared with. */
const fewestToFit = 8;
/** A market that has grown by more than this since it was fitted is another one. */
const mostGrowth = 1.5;

interface Shelf {
  table: ChannelTable;
  model: FittedModel | null;
}

/**
 * The prices of the market and the models that were fitted from them. Adverts come and go at any time; the models are
 * put in when they are ready, and speak of the market as it was when they were begun.
 */
export class PriceBook {
  readonly #shelves: Record<Channel, Shelf>;
  readonly #now: () => Date;
  #changes = 0;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
    this.#shelves = { Car: emptyShelf(), Commercial: emptyShelf(), Bike: emptyShelf() };
  }

  /** Goes up whenever an advert comes, changes or goes. */
  get changes(): number {
    return this.#changes;
  }

  set(advert: PricedAdvert): void {
    this.delete(advert.publicReference);
    this.#shelves[advert.channel].table.set(advert);
  }

  delete(publicReference: string): void {
    this.#changes += 1;
    for (const channel of channels) this.#shelves[channel].table.delete(publicReference);
  }

  /** Forgets every advert that is not among these. */
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

  /** Adverts that ask a price, of all channels. */
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

  /** What is hard to believe of it: as it was judged when it came, or its price by what others ask now. */
  doubts(advert: PricedAdvert): readonly Doubted[] {
    const { doubted = [] } = advert;
    const market = this.#market(advert.channel);
    return doubted.length === 0 && market && isPriceUnusual(market, advert) ? ['price'] : doubted;
  }

  /** The very adverts that the rating of one rests on; null before the first fit. */
  comparedWith(advert: PricedAdvert): ComparedAdverts | null {
    const market = this.#market(advert.channel);
    return market && comparedWith(market, advert);
  }

  /** What the market would ask for it, however little it knows of the model; null before the first fit. */
  expected(advert: PricedAdvert): number | null {
    const market = this.#market(advert.channel);
    if (!market) return null;
    return Math.exp(estimateLog(market.model, rowOf(market.table, factsOfAdvert(advert)), 0, market.now));
  }

  /** Null where `comparables` says why, or before the first fit. */
  value(question: ValuationQuestion): Valuation | null {
    const market = this.#market(question.channel);
    return market && valueVehicle(market, question);
  }

  /** How many adverts a vehicle can be compared with now, and which those are. */
  comparables(question: ValuationQuestion): ComparableCount {
    const { table } = this.#shelves[question.channel];
    const { basis, rows } = comparablesOf(table, question);
    return { basis, count: rows.length, ...reachFor(table, question, rows) };
  }

  /** What it costs to keep for a year. Loss of value is left open where too few like it are for sale. */
  yearlyCost(advert: PricedAdvert, options: YearlyCostOptions): YearlyCost {
    const market = this.#market(advert.channel);
    const now = yearOf(this.#now());
    const depreciation = market && depreciationOf(market, advert, options.kmAYear);
    return yearlyCost(advert, options, { now, depreciation });
  }

  /** Null until a model speaks of this market: one that was fitted before most of it came does not. */
  #market(channel: Channel): FittedMarket | null {
    const { table, model } = this.#shelves[channel];
    if (!model || model.adverts < fewestToFit || table.rows > model.adverts * mostGrowth) return null;
    return { table, model, now: yearOf(this.#now()) };
  }
}

function emptyShelf(): Shelf {
  return { table: new ChannelTable(), model: null };
}
