import type { AttributeCondition } from '@forecourt/domain';

export interface Hit {
  reference: string;
  /** To the metre; null if the search has no place. */
  distanceKm: number | null;
}

export interface ValueCount {
  value: string | number | boolean;
  count: number;
}

export interface BucketCount {
  /** Included. */
  from: number;
  /** Excluded; null means open. */
  to: number | null;
  count: number;
}

/** How many adverts have each value with every filter applied except the attribute's own. */
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
  | { kind: 'drop-radius' }
  /** Everything that is left out of this attribute. */
  | { kind: 'drop-exclusion'; key: string }
  | { kind: 'drop-not-word'; word: string };

/**
 * One way to find more: leave a condition out, or move one end of a range to the next round figure. Only if
 * none of these finds anything, leave out two conditions at once.
 */
export type Relaxation = {
  /** How many adverts it would add. */
  more: number;
} & (
  | Drop
  | { kind: 'widen-filter'; key: string; condition: AttributeCondition }
  | { kind: 'drop-two'; drops: readonly [Drop, Drop] }
);

/** What a word was read as: the word itself, or the nearest spellings among makes and models. */
export interface WordReading {
  word: string;
  spellings: readonly string[] | null;
}

export interface SearchResult {
  /** The version of the index that computed the whole answer. */
  version: number;
  /** How often computed values had been revised. */
  revision: number;
  total: number;
  page: number;
  /** The number of pages available. */
  pages: number;
  hits: readonly Hit[];
  /** By attribute key, for every attribute that each search counts, and those of the groups it asks for. */
  facets: Readonly<Record<string, Facet>>;
  /** Bars for the sliders, by attribute key, counted by the same rule. */
  histograms: Readonly<Record<string, readonly BucketCount[]>>;
  /** Within the chosen makes; empty if no make is chosen. */
  models: readonly ModelCount[];
  words: readonly WordReading[];
  /** Only if little was found. */
  relaxations: readonly Relaxation[];
}

/** Below this many results, a search also suggests how to find more. */
export const fewResults = 12;
export const mostRelaxations = 6;
