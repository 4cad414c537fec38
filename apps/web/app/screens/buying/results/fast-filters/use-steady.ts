import { useRef } from 'react';

/**
 * The same list with every item that says the same as before being the same object: what a loader sends is new with
 * every navigation, and memoised components would all be rendered again for nothing.
 */
export function useSteady<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const last = useRef({ items, steady: items });
  if (last.current.items !== items) {
    const before = new Map(last.current.steady.map((item) => [keyOf(item), item]));
    last.current = { items, steady: items.map((item) => keepEqual(before.get(keyOf(item)), item)) };
  }
  return last.current.steady;
}

/** The old item where the new one says the same. */
export function keepEqual<Item>(old: Item | undefined, item: Item): Item {
  return old !== undefined && JSON.stringify(old) === JSON.stringify(item) ? old : item;
}
