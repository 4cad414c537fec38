import { startTransition, useEffect, useState } from 'react';

/**
 * The previous value until the urgent part is painted, then the new one in a transition, which yields to
 * frames and presses.
 */
export function useAfterPaint<Value>(value: Value, isAtOnce: boolean): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => startTransition(() => setSettled(value)), [value]);
  return isAtOnce ? value : settled;
}
