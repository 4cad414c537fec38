import { useAfterPaint } from './use-after-paint.ts';

/**
 * A list whose head is new at once and whose tail follows a moment later, so that a changed filter is painted before
 * all thirty cards are made. Until then the old tail stays, which keeps the page's height. Going back is whole at
 * once: the place that the browser returns to may be in the tail.
 */
export function useLateTail<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  headLength: number,
  isWhole: boolean,
): readonly Item[] {
  const settled = useAfterPaint(items, isWhole);
  return settled === items ? items : joinTail(items, settled, keyOf, headLength);
}

/** The new head with the old tail: nothing twice, and as many as there are, lest the page grow shorter for a moment. */
export function joinTail<Item>(
  items: readonly Item[],
  old: readonly Item[],
  keyOf: (item: Item) => string,
  headLength: number,
): readonly Item[] {
  const joined = new Map(items.slice(0, headLength).map((item) => [keyOf(item), item]));
  for (const item of [...old.slice(headLength), ...items.slice(headLength)]) {
    if (joined.size < items.length && !joined.has(keyOf(item))) joined.set(keyOf(item), item);
  }
  return [...joined.values()];
}
