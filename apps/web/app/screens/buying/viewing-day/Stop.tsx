import { Link } from '@forecourt/ui';
import type { StopView } from './build-viewing-day.ts';
import { Checks } from './notebook/Checks.tsx';
import { keyOf } from './notebook/notebook.ts';
import { StopNotes } from './notebook/StopNotes.tsx';
import { StopPhotos } from './notebook/StopPhotos.tsx';
import type { OpenNotebook } from './notebook/use-notebook.ts';
import styles from './Stop.module.css';

interface StopProps {
  stop: StopView;
  number: number;
  notebook: OpenNotebook;
}

/** One vehicle to see: where and when, what to ask, and what to check. */
export function Stop({ stop, number, notebook }: StopProps) {
  const id = `stop-${stop.reference}`;
  return (
    <article className={styles.stop} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.when}>
          <strong>{`Stop ${number}.`}</strong> {[stop.when, stop.way].filter(Boolean).join(', ')}
        </p>
        <h2 id={id}>
          <Link href={stop.href}>{stop.title}</Link>
        </h2>
        <p className={styles.facts}>{stop.facts}</p>
        <p>{`${stop.seller}, ${stop.place}`}</p>
      </header>
      <div className={styles.columns}>
        <div>
          <h3>Ask</h3>
          <ul className={styles.questions}>
            {stop.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          {stop.guide ? (
            <>
              <h4>
                Known faults, from <Link href={stop.guide.href}>{stop.guide.title}</Link>
              </h4>
              <ul className={styles.questions}>
                {stop.guide.questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <div>
          <h3>Check</h3>
          {stop.checklist.map((group) => (
            <div key={group.title}>
              <h4>{group.title}</h4>
              <Checks items={group.items} reference={stop.reference} notebook={notebook} />
            </div>
          ))}
        </div>
      </div>
      {stop.receiptHref ? (
        <p className={styles.receipt}>
          {/* A whole page: its data alone is not on the phone. */}
          <Link href={stop.receiptHref} isRouter={false}>
            Receipt to print
          </Link>
          , in case you buy it
        </p>
      ) : null}
      {notebook.kind === 'open' ? (
        <>
          <StopNotes
            id={id}
            title={stop.title}
            value={notebook.values.get(keyOf(stop.reference, 'notes')) ?? ''}
            onWrite={(value) => notebook.write(stop.reference, 'notes', value)}
          />
          <StopPhotos id={id} owner={notebook.owner} reference={stop.reference} title={stop.title} />
        </>
      ) : null}
      <div className={styles.lines} aria-hidden="true" />
    </article>
  );
}
