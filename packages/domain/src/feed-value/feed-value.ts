import type { AttributeValue } from '../vehicle/attribute-value.ts';

/**
 * The parsed value of a feed's cell. With a problem, the value is what could be saved of it, usually nothing:
 * the row's reader decides whether that loses the row.
 */
export interface FeedValue {
  value: AttributeValue | null;
  /** A sentence that begins with the field; null if the whole cell was understood. */
  problem: string | null;
}

export const nothing: FeedValue = Object.freeze({ value: null, problem: null });

export function understood(value: AttributeValue | null): FeedValue {
  return value === null ? nothing : { value, problem: null };
}

export function leftOut(problem: string): FeedValue {
  return { value: null, problem };
}

/**
 * No number, day or choice is longer. Longer texts are not parsed, so that no pattern runs on a text of their
 * size.
 */
export const longestShortText = 100;
