import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { recordNavigation } from '../navigation-record.ts';

/** A layout effect, so that the record stands before any other effect of the page reads it. */
export function NavigationRecorder() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    // The router counts the steps of the visit in the history's own state.
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    recordNavigation({ key, index, isReturn: load?.type === 'back_forward' });
  }, [key]);
  return null;
}
