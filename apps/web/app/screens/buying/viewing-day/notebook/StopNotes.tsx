import { notebookLimits } from '@forecourt/domain';
import { useEffect, useRef, useState } from 'react';
import styles from './StopNotes.module.css';

interface StopNotesProps {
  id: string;
  title: string;
  /** As stored; another phone may change it. */
  value: string;
  onWrite: (value: string) => Promise<void>;
}

const waitMs = 400;

/** Notes of one viewing. What is typed is stored a moment later, and at once when the field or the page is left. */
export function StopNotes({ id, title, value, onWrite }: StopNotesProps) {
  const [text, setText] = useState(value);
  const [hasFailed, setFailed] = useState(false);
  const unsaved = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef(() => {});
  save.current = () => {
    clearTimeout(timer.current);
    const written = unsaved.current;
    if (written === null) return;
    unsaved.current = null;
    onWrite(written).then(
      () => setFailed(false),
      () => {
        unsaved.current ??= written;
        setFailed(true);
      },
    );
  };

  // What another phone wrote is shown unless something is being typed here.
  useEffect(() => {
    if (unsaved.current === null) setText(value);
  }, [value]);
  useEffect(() => {
    const leave = () => save.current();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  return (
    <div className={styles.notes}>
      <label htmlFor={`${id}-notes`}>
        Notes<span className="visually-hidden">{` on ${title}`}</span>
      </label>
      <textarea
        id={`${id}-notes`}
        className={styles.text}
        rows={4}
        maxLength={Math.max(notebookLimits.typedCharacters, text.length)}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          unsaved.current = currentTarget.value;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => save.current(), waitMs);
        }}
        onBlur={() => save.current()}
      />
      <p className={styles.failed} role="alert">
        {hasFailed ? 'This phone has no room for your notes. Copy them somewhere safe before you leave.' : ''}
      </p>
      <p className={styles.printed}>{text}</p>
    </div>
  );
}
