import { type ComponentType, useEffect, useState } from 'react';
import { listOutsideScripts } from '../visitor/outside-scripts/outside-scripts.ts';
import { useOutsideScripts } from '../visitor/outside-scripts/use-outside-scripts.ts';

/**
 * Asks for consent and tells of pages. Part of the layout: a visit may begin, or end, at an address that leads nowhere.
 * Where no script of others is configured there is nothing to ask or to tell, and its code is not loaded.
 */
export function VisitWatcher() {
  const hasReason = listOutsideScripts(useOutsideScripts()).length > 0;
  const [Watcher, setWatcher] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (hasReason)
      void import('../visitor/WatchVisit.tsx').then(({ WatchVisit }) => setWatcher(() => WatchVisit));
  }, [hasReason]);
  return Watcher ? <Watcher /> : null;
}
