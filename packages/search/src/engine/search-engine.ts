import type { Channel, Position, SearchableAdvert, SearchQuery } from '@forecourt/domain';
import type { ValuesOf } from '../index/revise.ts';
import type { SearchResult } from '../query/search-result.ts';
import type { MarketImage, ReadMarket } from './loading.ts';

/** An advert after a change; null if it is no longer for sale. */
export interface AdvertChange {
  /** Ascends from change to change; there may be gaps. */
  sequence: number;
  publicReference: string;
  advert: SearchableAdvert | null;
}

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
  search(query: SearchQuery): Promise<SearchResult>;
  /** How many adverts of a search are within a distance of each position. */
  countAround(
    query: SearchQuery,
    positions: readonly Position[],
    radiusKm: number,
  ): Promise<readonly number[]>;
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
