import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { recordNavigation } from '../navigation-record.ts';

/** Records in a layout effect, so that the record is ready before any other effect of the page reads it. */
export function NavigationRecorder() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    // The router counts the visit's steps in the history state.
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    recordNavigation({ key, index, isReturn: load?.type === 'back_forward' });
  }, [key]);
  return null;
}
