import { type ComponentType, useEffect, useState } from 'react';
import { listThirdPartyScripts } from '../visitor/third-party-scripts/third-party-scripts.ts';
import { useThirdPartyScripts } from '../visitor/third-party-scripts/use-third-party-scripts.ts';

/**
 * Asks for consent and tracks page views. Part of the layout, because a visit may begin or end on a page that
 * is not found. Where no third-party script is configured there is nothing to ask or track, and its code is
 * not loaded.
 */
export function VisitWatcher() {
  const hasReason = listThirdPartyScripts(useThirdPartyScripts()).length > 0;
  const [Watcher, setWatcher] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasReason) return;
    import('../visitor/WatchVisit.tsx').then(
      ({ WatchVisit }) => setWatcher(() => WatchVisit),
      // Without it, third-party scripts stay off. The next page load tries again.
      () => {},
    );
  }, [hasReason]);
  return Watcher ? <Watcher /> : null;
}
