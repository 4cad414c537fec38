import { type ReactNode, Suspense } from 'react';
import styles from './LivePiece.module.css';

/** Room for a piece whose script comes by itself: as the server wrote it, or empty after a press on a link. */
export function LivePiece({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className={styles.coming} />}>{children}</Suspense>;
}
