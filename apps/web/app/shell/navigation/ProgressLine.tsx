import { useNavigation } from 'react-router';
import styles from './ProgressLine.module.css';

/** Tells that a press was heard, but only when the page takes long enough for anyone to wonder. */
export function ProgressLine() {
  const isMoving = useNavigation().state !== 'idle';
  return <div className={styles.line} data-moving={isMoving || undefined} aria-hidden="true" />;
}
