import { startTransition, useEffect, useState } from 'react';

/**
 * What was there before, until what comes first is on the page. A transition from then on, which gives way to frames and
 * presses.
 */
export function useAfterPaint<Value>(value: Value, isAtOnce: boolean): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => startTransition(() => setSettled(value)), [value]);
  return isAtOnce ? value : settled;
}
