import type { AttributeValue } from '../vehicle/attribute-value.ts';

/**
 * What a cell of a feed is read as. With a problem the value is what could be saved of it, most often nothing: whether
 * that loses the row is for the reader of the row to say.
 */
export interface FeedValue {
  value: AttributeValue | null;
  /** A sentence that begins with the field; null where the cell was understood whole. */
  problem: string | null;
}

export const nothing: FeedValue = Object.freeze({ value: null, problem: null });

export function understood(value: AttributeValue | null): FeedValue {
  return value === null ? nothing : { value, problem: null };
}

export function leftOut(problem: string): FeedValue {
  return { value: null, problem };
}

/** No number, day or choice is longer. Whatever is, is not looked into, so that no pattern meets a text of its size. */
export const longestShortText = 100;
