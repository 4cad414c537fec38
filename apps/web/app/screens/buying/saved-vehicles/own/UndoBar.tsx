import { Icon } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import styles from './UndoBar.module.css';

interface UndoBarProps {
  title: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was removed and offers to undo it. It stays until it is closed, so that visitors need not hurry. */
export function UndoBar({ title, onUndo, onClose }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed the card is gone: keyboard users continue from here.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.bar} role="status">
      <p className={styles.words}>Removed {title}</p>
      <button type="button" className={styles.undo} ref={button} onClick={onUndo}>
        Undo
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <Icon glyph="x" size="sm" />
      </button>
    </div>
  );
}
