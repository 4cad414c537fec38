import { startTransition, useEffect, useState } from 'react';

/**
 * What was there before, until the browser has painted what comes first. A deferred value would not do: navigations
 * are transitions, in which React defers nothing further.
 */
export function useAfterPaint<Value>(value: Value, isAtOnce: boolean): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => startTransition(() => setSettled(value)), [value]);
  return isAtOnce ? value : settled;
}
