import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import styles from './ProgressLine.module.css';

/** A fast page arrives before this delay, so nothing is painted for it, not even an invisible line. */
const delayMs = 150;

/** Shows that a press was registered, but only when the page takes long enough for the visitor to wonder. */
export function ProgressLine() {
  const isMoving = useNavigation().state !== 'idle';
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => line.current?.toggleAttribute('data-moving', true), delayMs);
    return () => {
      clearTimeout(timer);
      line.current?.removeAttribute('data-moving');
    };
  }, [isMoving]);
  return <div ref={line} className={styles.line} aria-hidden="true" />;
}
