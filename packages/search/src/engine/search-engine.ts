import type { AdvertPrices, Channel, Position, SearchableAdvert, SearchQuery } from '@forecourt/domain';
import type { ValuesOf } from '../index/revise.ts';
import type { SearchResult } from '../query/search-result.ts';
import type { MarketImage, ReadMarket } from './loading.ts';

interface Change {
  /** Ascends from change to change; there may be gaps. */
  sequence: number;
  publicReference: string;
}

/** An advert after a change; null if it is no longer for sale. */
export interface WholeChange extends Change {
  advert: SearchableAdvert | null;
}

/**
 * The prices of an advert of which nothing else has changed, as its fingerprint shows, and which had a price
 * before if it has one now. It is applied many times faster, and ignored if the engine does not have the advert.
 */
export interface PriceChange extends Change {
  prices: AdvertPrices;
}

export type AdvertChange = WholeChange | PriceChange;

export interface MakeOnSale {
  make: string;
  count: number;
  models: readonly { model: string; count: number }[];
}

export interface NameOnSale {
  name: string;
  count: number;
}

export interface IndexMemory {
  adverts: number;
  bytes: number;
  /** By use. */
  parts: Readonly<Record<string, number>>;
}

/** Finds adverts. Asynchronous, so that an engine in another process can replace it. */
export interface SearchEngine {
  /** The sequence number of the last change that searches see: equal versions give equal answers. */
  readonly version: number;
  /** How often computed values have been revised: they change without a change of an advert. */
  readonly revision: number;
  /**
   * For each channel, how often it may have changed: while that is the same, so is every answer about it. While nothing at
   * all has changed, the object is the same.
   */
  readonly editions: Readonly<Record<Channel, number>>;
  search(query: SearchQuery): Promise<SearchResult>;
  /** How many adverts of a search are within a distance of each position. */
  countAround(
    query: SearchQuery,
    positions: readonly Position[],
    radiusKm: number,
  ): Promise<readonly number[]>;
  /** The fingerprints with which the adverts were given to it; null for one that it does not have, or had none. */
  fingerprints(references: readonly string[]): Promise<readonly (number | null)[]>;
  /** Applies changes in order. Skips those up to the current version, which are already known. */
  apply(changes: readonly AdvertChange[]): Promise<void>;
  /**
   * Replaces everything; searches see the old market until the new one is complete. A caller that wants to
   * store the market for `restore` is called back when it is read, and must take its image then.
   */
  rebuild(
    adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
    version: number,
    onRead?: (market: ReadMarket) => void,
  ): Promise<void>;
  /** Only reads a market, in order to store it for `restore`: searches never see it. */
  read(
    adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
    onRead: (market: ReadMarket) => void,
  ): Promise<void>;
  /** Like `rebuild`, with a market that an engine of exactly the same code has read before. */
  restore(market: MarketImage, version: number): Promise<void>;
  /**
   * Recomputes values of attributes for every advert of a channel: ratings change when the market is
   * fitted again. Searches see all of them at once.
   */
  revise(channel: Channel, keys: readonly string[], valuesOf: ValuesOf): Promise<void>;
  /** The makes of a channel and their models, by name, with how many are for sale. */
  makes(channel: Channel): Promise<readonly MakeOnSale[]>;
  /** The names of an open attribute that is counted, such as the versions, with how many are for sale. */
  names(channel: Channel, key: string): Promise<readonly NameOnSale[]>;
  memory(): Promise<IndexMemory>;
}
