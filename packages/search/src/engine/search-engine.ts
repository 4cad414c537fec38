import type { Channel, SearchableAdvert, SearchQuery } from '@forecourt/domain';
import type { SearchResult } from '../query/search-result.ts';
import type { MarketImage, ReadMarket } from './loading.ts';

/** An advert as it is after a change; null when it is no longer for sale. */
export interface AdvertChange {
  /** Ascends from change to change; numbers may be left out. */
  sequence: number;
  publicReference: string;
  advert: SearchableAdvert | null;
}

export interface MakeOnSale {
  make: string;
  count: number;
  models: readonly { model: string; count: number }[];
}

export interface IndexMemory {
  adverts: number;
  bytes: number;
  /** By what they are used for. */
  parts: Readonly<Record<string, number>>;
}

/** Finds adverts. Asynchronous, so that an engine in another process can stand in its place. */
export interface SearchEngine {
  /** The sequence number of the last change that searches see: equal versions give equal answers. */
  readonly version: number;
  search(query: SearchQuery): Promise<SearchResult>;
  /** Applies changes in order. Those up to the present version are known already and left out. */
  apply(changes: readonly AdvertChange[]): Promise<void>;
  /**
   * Replaces everything; searches see the old market until all of the new one is in. Whoever wants to keep the market
   * for `restore` is told when it is read, and takes its image then and there.
   */
  rebuild(
    adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
    version: number,
    onRead?: (market: ReadMarket) => void,
  ): Promise<void>;
  /** As `rebuild`, with a market that an engine of the very same code has read before. */
  restore(market: MarketImage, version: number): Promise<void>;
  /** The makes of a channel and their models, by name, with how many are for sale. */
  makes(channel: Channel): Promise<readonly MakeOnSale[]>;
  memory(): Promise<IndexMemory>;
}
