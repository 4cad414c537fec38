import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import styles from './LivePiece.module.css';
import { loadAgainOnce } from './load-again-once.ts';
import { hasMissingPiece, onMissingPiece } from './missing-piece.ts';

interface LivePieceProps {
  /** How much space to reserve while it loads: most of a screen for a tool, a form's height for a form. */
  size: 'tool' | 'form';
  children: ReactNode;
}

/** Space for a piece with its own script: as the server rendered it, or empty after a client-side navigation. */
export function LivePiece({ size, children }: LivePieceProps) {
  return <Suspense fallback={<Coming size={size} />}>{children}</Suspense>;
}

/** The empty state. If the script does not load, reloading the page lets the server render the piece. */
function Coming({ size }: Pick<LivePieceProps, 'size'>) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isMissing = useSyncExternalStore(onMissingPiece, hasMissingPiece, () => false);
  useEffect(() => {
    if (isMissing) {
      loadAgainOnce({ address, storage: () => sessionStorage, reload: () => window.location.reload() });
    }
  }, [isMissing, address]);
  return (
    <div className={styles.coming} data-size={size}>
      {isMissing ? <a href={address}>Load this page again</a> : null}
    </div>
  );
}
