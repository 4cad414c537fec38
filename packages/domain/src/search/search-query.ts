import type { Channel } from '../channel/channel.ts';
import type { Position } from '../place/place.ts';
import type { FilterGroup } from '../vehicle/attribute.ts';

export const sorts = [
  'relevance',
  'newest',
  'price-asc',
  'price-desc',
  'monthly-asc',
  'yearly-cost-asc',
  'best-value',
  'biggest-cut',
  'year-desc',
  'mileage-asc',
  'distance',
] as const;

export type Sort = (typeof sorts)[number];

export type Range = { from?: number; to?: number };

/**
 * How one attribute narrows a search. An attribute's shape follows from its `filter` in the table: `any-of`
 * takes values, `range`, `at-least` and `at-most` take a range with both ends included, the others as named.
 */
export type AttributeCondition =
  /** Names are compared by their letters and digits, so that a name and its slug find the same adverts. */
  | { anyOf: readonly (string | number)[] }
  /** Every one of several values must be present. */
  | { allOf: readonly string[] }
  | Range
  | { monthsAhead: number }
  /** At most this many days ago. */
  | { withinDays: number }
  | { is: boolean };

export function isRange(condition: AttributeCondition): condition is Range {
  return !(
    'anyOf' in condition ||
    'allOf' in condition ||
    'monthsAhead' in condition ||
    'withinDays' in condition ||
    'is' in condition
  );
}

/** Where a search starts from; without a radius it only measures distances. */
export interface Near extends Position {
  radiusKm?: number;
  /** As in the address: a town's slug, an Eircode routing key or `latitude,longitude`. */
  name?: string;
}

export interface SearchQuery {
  channel: Channel;
  /** Conditions by the attribute's key; all of them must hold. An advert without a value meets none. */
  filters?: Readonly<Record<string, AttributeCondition>>;
  /** Values by the attribute's key: an advert with one of them is left out, one without a value is not. */
  excluded?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Every word must be found in the advert. */
  words?: string;
  /** No word may be found in the advert. */
  notWords?: string;
  near?: Near;
  /** `distance` without `near` means relevance. */
  sort?: Sort;
  /** From 1. */
  page?: number;
  size?: number;
  /**
   * The groups of attributes to count besides those that every search counts; an address does not say it.
   */
  counted?: readonly FilterGroup[];
}

export const pageSize = 30;
export const largestPageSize = 100;
export const lastPage = 100;
/** More words than a person types do not narrow further; the rest are dropped. */
export const mostWords = 12;
