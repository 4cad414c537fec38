import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import styles from './ProgressLine.module.css';

/** A quick page has come by then, and not even a line that cannot be seen is painted for it. */
const patienceMs = 150;

/** Tells that a press was heard, but only when the page takes long enough for anyone to wonder. */
export function ProgressLine() {
  const isMoving = useNavigation().state !== 'idle';
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => line.current?.toggleAttribute('data-moving', true), patienceMs);
    return () => {
      clearTimeout(timer);
      line.current?.removeAttribute('data-moving');
    };
  }, [isMoving]);
  return <div ref={line} className={styles.line} aria-hidden="true" />;
}
