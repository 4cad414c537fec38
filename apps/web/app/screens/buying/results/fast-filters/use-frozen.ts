import { useRef } from 'react';

/** The value as of the last time it was not held. */
export function useFrozen<Value>(value: Value, isHeld: boolean): Value {
  const kept = useRef(value);
  if (!isHeld) kept.current = value;
  return kept.current;
}
