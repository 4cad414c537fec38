import type { ExplainedView } from '../tool-view.ts';
import styles from './ToolSources.module.css';

/** The figures' sources and dates, and what they leave out. */
export function ToolSources({ sources, notes }: Pick<ExplainedView, 'sources' | 'notes'>) {
  return (
    <div className={styles.sources}>
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {sources.length > 0 ? (
        <p>
          <strong>Sources:</strong>{' '}
          {sources.map(({ name, kind, date }) => `${name} (${kind}, ${date})`).join('; ')}.
        </p>
      ) : null}
    </div>
  );
}
