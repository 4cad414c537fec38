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

/** Notes of one viewing. Every keystroke is stored at once: a phone may be put away, or die, at any moment. */
export function StopNotes({ id, title, value, onWrite }: StopNotesProps) {
  const [text, setText] = useState(value);
  const [hasFailed, setFailed] = useState(false);
  const writing = useRef(0);

  // What another phone wrote is shown unless something is being stored here.
  useEffect(() => {
    if (writing.current === 0) setText(value);
  }, [value]);

  function write(written: string) {
    setText(written);
    writing.current += 1;
    onWrite(written)
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
      .finally(() => {
        writing.current -= 1;
      });
  }

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
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <p className={styles.failed} role="alert">
        {hasFailed
          ? 'This device has no room for your notes. Copy them somewhere safe before you leave.'
          : ''}
      </p>
      <p className={styles.printed}>{text}</p>
    </div>
  );
}
