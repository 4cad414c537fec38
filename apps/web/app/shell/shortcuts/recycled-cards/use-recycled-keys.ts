import { useRef } from 'react';
import { areShortcutsOn } from '../are-shortcuts-on.ts';

export interface KeyedItems {
  items: readonly string[];
  keys: readonly number[];
}

/**
 * A key for each item, by which React tells its elements apart. A new item gets the key of the one that stood in its
 * place, whose card is then not made anew: the browser changes words in elements that are laid out already, in half the
 * time. What a component remembers of its item must therefore be kept by that item.
 */
export function useRecycledKeys(items: readonly string[]): readonly (number | string)[] {
  const last = useRef<KeyedItems>({ items: [], keys: [] });
  if (!areShortcutsOn) return items;
  last.current = recycleKeys(last.current, items);
  return last.current.keys;
}

/**
 * What begins and ends as before stays as it is, so that to hide one changes no other. In between, keys stay in their
 * order: to move a card costs the browser as much as a new one.
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
