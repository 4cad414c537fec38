import type { Channel, Dealer, DealerRating, Position, StockByChannel } from '@forecourt/domain';

export const directorySorts = ['name', 'distance', 'stock', 'rating'] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** Which dealers, and in which order. Names as the market writes them; a part that is left out narrows nothing. */
export interface DirectoryQuery {
  /** Words of the name: beginnings count, accents do not, and a slip of the hand is forgiven. */
  name?: string | undefined;
  /** Sold new, or in stock. */
  make?: string | undefined;
  county?: string | undefined;
  /** With something of the channel in stock. */
  channel?: Channel | undefined;
  isSimiApproved?: boolean | undefined;
  /** Measures distances and leaves nobody out. */
  near?: Position | undefined;
  /** By distance where there is a place to measure from, else by name. */
  sort?: DirectorySort | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

export interface ListedDealer {
  dealer: Dealer;
  stock: StockByChannel;
  rating: DealerRating | null;
  /** Null when the query is not near anywhere. */
  distanceKm: number | null;
}

/** How many dealers there are of each kind when every filter but the one on that kind is applied. */
export interface DirectoryCounts {
  county: ReadonlyMap<string, number>;
  make: ReadonlyMap<string, number>;
  channel: StockByChannel;
  /** Of dealers whatever their channel. */
  anyChannel: number;
  simi: number;
}

/** What a word was taken for that no dealer's name has. */
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

/** A filter to give up, and how many dealers that would show. */
export interface DirectoryRelaxation {
  filter: DirectoryFilter;
  total: number;
}
