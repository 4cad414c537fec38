import type { Channel, Dealer, DealerRating, Position, StockByChannel } from '@forecourt/domain';

export const directorySorts = ['distance', 'best', 'name', 'stock', 'rating'] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** Which dealers, and in which order. Names as the market writes them; an omitted part narrows nothing. */
export interface DirectoryQuery {
  /** Words of the name: prefixes match, accents are ignored, and typing errors are forgiven. */
  name?: string | undefined;
  /** Sold new, or in stock. */
  make?: string | undefined;
  county?: string | undefined;
  /** With stock in this channel. */
  channel?: Channel | undefined;
  isSimiApproved?: boolean | undefined;
  /** Measures distances; excludes no dealer. */
  near?: Position | undefined;
  /** By distance if there is a place to measure from, else by stock and rating together. */
  sort?: DirectorySort | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

export interface ListedDealer {
  dealer: Dealer;
  stock: StockByChannel;
  rating: DealerRating | null;
  /** Null if the query has no place. */
  distanceKm: number | null;
}

/** How many dealers each facet value has with every filter applied except its own. */
export interface DirectoryCounts {
  county: ReadonlyMap<string, number>;
  make: ReadonlyMap<string, number>;
  channel: StockByChannel;
  /** Of dealers in any channel. */
  anyChannel: number;
  simi: number;
}

/** The correction of a word that no dealer's name contains. */
export interface NameReading {
  word: string;
  spellings: readonly string[];
}

export interface DirectoryAnswer {
  total: number;
  page: number;
  pages: number;
  hits: readonly ListedDealer[];
  counts: DirectoryCounts;
  readings: readonly NameReading[];
}

export type DirectoryFilter = 'name' | 'make' | 'county' | 'channel' | 'isSimiApproved';

/** A filter to remove, and how many dealers that would show. */
export interface DirectoryRelaxation {
  filter: DirectoryFilter;
  total: number;
}
