import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value.ts';

/** A stored value, or the selected part of it: the component renders again only when that part changes. */
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
