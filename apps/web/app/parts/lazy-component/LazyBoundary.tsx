import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { hasFailedChunk, onFailedChunk } from './failed-chunk.ts';
import styles from './LazyBoundary.module.css';
import { reloadOnce } from './reload-once.ts';

interface LazyBoundaryProps {
  /** How much space to reserve while it loads: most of a screen for a tool, a form's height for a form. */
  size: 'tool' | 'form';
  children: ReactNode;
}

/** Space for a piece with its own script: as the server rendered it, or empty after a client-side navigation. */
export function LazyBoundary({ size, children }: LazyBoundaryProps) {
  return <Suspense fallback={<Placeholder size={size} />}>{children}</Suspense>;
}

/** The empty state. If the script does not load, reloading the page lets the server render the piece. */
function Placeholder({ size }: Pick<LazyBoundaryProps, 'size'>) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isMissing = useSyncExternalStore(onFailedChunk, hasFailedChunk, () => false);
  useEffect(() => {
    if (isMissing) {
      reloadOnce({ address, storage: () => sessionStorage, reload: () => window.location.reload() });
    }
  }, [isMissing, address]);
  return (
    <div className={styles.placeholder} data-size={size}>
      {isMissing ? <a href={address}>Reload this page</a> : null}
    </div>
  );
}
