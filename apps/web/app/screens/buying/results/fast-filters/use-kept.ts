import { useRef } from 'react';

/** The value as it was when nothing held it back. */
export function useKept<Value>(value: Value, isHeld: boolean): Value {
  const kept = useRef(value);
  if (!isHeld) kept.current = value;
  return kept.current;
}
