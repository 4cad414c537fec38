import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value.ts';

/** A stored value, or what a component needs of it: it renders again only when its part changes. */
export function useStored<Value>(stored: StoredValue<Value>): Value;
export function useStored<Value, Part extends string | number | boolean>(
  stored: StoredValue<Value>,
  pick: (value: Value) => Part,
): Part;
export function useStored<Value, Part>(
  stored: StoredValue<Value>,
  pick?: (value: Value) => Part,
): Value | Part {
  const of = (value: Value) => (pick ? pick(value) : value);
  return useSyncExternalStore(
    stored.subscribe,
    () => of(stored.read()),
    () => of(stored.unknown),
  );
}
