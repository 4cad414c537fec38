import type { AttributeCondition } from '@forecourt/domain';

export interface Hit {
  reference: string;
  /** To the metre; null when the search is not near anywhere. */
  distanceKm: number | null;
}

export interface ValueCount {
  value: string | number | boolean;
  count: number;
}

export interface BucketCount {
  /** Included. */
  from: number;
  /** Excluded; null is open. */
  to: number | null;
  count: number;
}

/** How many adverts have each value when every filter but the attribute's own is applied. */
export type Facet =
  | { kind: 'values'; values: readonly ValueCount[] }
  | { kind: 'buckets'; buckets: readonly BucketCount[] };

export interface ModelCount {
  make: string;
  model: string;
  count: number;
}

/** A condition to leave out. */
export type Drop =
  | { kind: 'drop-filter'; key: string }
  | { kind: 'drop-word'; word: string }
  | { kind: 'drop-radius' };

/**
 * One way to find more: leave a condition out, or move one end of a range to the next round figure. Only where none of
 * these finds anything, leave two conditions out at once.
 */
export type Relaxation = {
  /** How many adverts it would add. */
  more: number;
} & (
  | Drop
  | { kind: 'widen-filter'; key: string; condition: AttributeCondition }
  | { kind: 'drop-two'; drops: readonly [Drop, Drop] }
);

/** What a word was taken for: the word itself, or the nearest spellings among makes and models. */
export interface WordReading {
  word: string;
  spellings: readonly string[] | null;
}

export interface SearchResult {
  /** The version of the index that answered, from start to end. */
  version: number;
  total: number;
  page: number;
  /** Pages that can be asked for. */
  pages: number;
  hits: readonly Hit[];
  /** By attribute key, for every attribute of the channel that the table says is counted. */
  facets: Readonly<Record<string, Facet>>;
  /** Bars for the sliders, by attribute key, counted by the same rule. */
  histograms: Readonly<Record<string, readonly BucketCount[]>>;
  /** Within the chosen makes; none when no make is chosen. */
  models: readonly ModelCount[];
  words: readonly WordReading[];
  /** Only when little was found. */
  relaxations: readonly Relaxation[];
}

/** Below this many results a search also says how to find more. */
export const fewResults = 12;
export const mostRelaxations = 6;
