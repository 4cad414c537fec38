import { startTransition, useEffect, useState } from 'react';

/** More than a window shows at once. */
const headLength = 9;

/**
 * A list whose head is new at once and whose tail follows a moment later, so that a changed filter is painted before
 * all thirty cards are made. Until then the old tail stays, which keeps the page's height.
 */
export function useLateTail<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const [settled, setSettled] = useState(items);
  useEffect(() => startTransition(() => setSettled(items)), [items]);
  return settled === items ? items : joinTail(items, settled, keyOf);
}

/** The new head with the old tail: nothing twice, and no more than there are. */
export function joinTail<Item>(
  items: readonly Item[],
  old: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const head = items.slice(0, headLength);
  const taken = new Set(head.map(keyOf));
  const tail = old.slice(headLength, items.length).filter((item) => !taken.has(keyOf(item)));
  return [...head, ...tail];
}
