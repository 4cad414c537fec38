import { useAfterPaint } from './use-after-paint.ts';

/**
 * A list whose head updates at once and whose tail follows a moment later, so that a changed filter is
 * painted before all thirty cards are rendered. Until then the old tail stays, which keeps the page's height.
 * Going back updates everything at once: the restored scroll position may be in the tail.
 */
export function useDeferredTail<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  headLength: number,
  isWhole: boolean,
): readonly Item[] {
  const settled = useAfterPaint(items, isWhole);
  return settled === items ? items : joinTail(items, settled, keyOf, headLength);
}

/**
 * The new head with the old tail, each in place: items that the head already contains are replaced by new
 * ones. No duplicates, and the full length, so that the page does not get shorter for a moment.
 */
export function joinTail<Item>(
  items: readonly Item[],
  old: readonly Item[],
  keyOf: (item: Item) => string,
  headLength: number,
): readonly Item[] {
  const inHead = new Set(items.slice(0, headLength).map(keyOf));
  const inTail = new Set(old.slice(headLength, items.length).map(keyOf));
  const others = items
    .slice(headLength)
    .filter((item) => !inTail.has(keyOf(item)))
    .values();
  return items.map((item, place) => {
    if (place < headLength) return item;
    const kept = old[place];
    return kept !== undefined && !inHead.has(keyOf(kept)) ? kept : (others.next().value ?? item);
  });
}
