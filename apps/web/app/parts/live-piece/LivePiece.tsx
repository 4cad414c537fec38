import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import styles from './LivePiece.module.css';
import { loadAgainOnce } from './load-again-once.ts';
import { hasMissingPiece, onMissingPiece } from './missing-piece.ts';

interface LivePieceProps {
  /** How much room is kept while it comes: most of a screen for a tool, a form's for a form. */
  size: 'tool' | 'form';
  children: ReactNode;
}

/** Room for a piece whose script comes by itself: as the server wrote it, or empty after a press on a link. */
export function LivePiece({ size, children }: LivePieceProps) {
  return <Suspense fallback={<Coming size={size} />}>{children}</Suspense>;
}

/** Nothing stands here yet. Should the script not come, the server writes the piece into the page it is asked for again. */
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
