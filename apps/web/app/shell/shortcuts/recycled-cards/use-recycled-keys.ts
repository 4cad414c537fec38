import { useRef } from 'react';
import { areShortcutsOn } from '../are-shortcuts-on.ts';

export interface KeyedItems {
  items: readonly string[];
  keys: readonly number[];
}

/**
 * React keys for a list of items. A new item takes the key of the item that was in its position, so React
 * updates the card instead of creating one: changing text in elements that are already laid out takes the
 * browser half the time. A component must therefore key its state by the item.
 */
export function useRecycledKeys(items: readonly string[]): readonly (number | string)[] {
  const last = useRef<KeyedItems>({ items: [], keys: [] });
  if (!areShortcutsOn) return items;
  last.current = recycleKeys(last.current, items);
  return last.current.keys;
}

/**
 * Items that start and end the list as before keep their keys, so that hiding one item changes no other. In
 * between, keys stay in order: moving a card costs the browser as much as a new one.
 */
export function recycleKeys(before: KeyedItems, items: readonly string[]): KeyedItems {
  const most = Math.min(before.items.length, items.length);
  let head = 0;
  while (head < most && before.items[head] === items[head]) head++;
  let tail = 0;
  while (tail < most - head && before.items.at(-1 - tail) === items.at(-1 - tail)) tail++;
  const ofTail = before.keys.slice(before.keys.length - tail);
  const keys = before.keys.slice(0, Math.min(before.keys.length, items.length) - tail);
  let last = Math.max(-1, ...before.keys);
  while (keys.length + tail < items.length) keys.push(++last);
  return { items, keys: [...keys, ...ofTail] };
}
