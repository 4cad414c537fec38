import { MessageBanner } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import type { CheckView, FindingView } from './build-check-view.ts';
import styles from './CheckReport.module.css';
import type { ColumnsView } from './shorten-columns.ts';

/** The findings, above the form: the visitor who sent a feed reads them first. */
export function CheckReport({ view, isWaiting }: { view: CheckView; isWaiting: boolean }) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response is a new view, and is scrolled to once
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [view]);
  return (
    <section
      className={styles.report}
      ref={place}
      tabIndex={-1}
      // Without JavaScript the browser moves the focus here.
      // biome-ignore lint/a11y/noAutofocus: the visitor has just sent the form that this answers
      autoFocus
      aria-labelledby="report-title"
      aria-busy={isWaiting}
    >
      <h2 className="visually-hidden" id="report-title">
        What we found
      </h2>
      <MessageBanner type={view.tone} title={view.title}>
        {view.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </MessageBanner>
      <Counts counts={view.counts} />
      <Findings caption="What to fix, line by line" findings={view.findings} more={view.more} />
      <Findings caption="Worth a second look" findings={view.remarks} more={view.moreRemarks} />
      {view.columns ? <Columns columns={view.columns} /> : null}
    </section>
  );
}

function Counts({ counts }: Pick<CheckView, 'counts'>) {
  if (counts.length === 0) return null;
  return (
    <ul className={styles.counts} aria-label="Most common problems">
      {counts.map(({ field, rows }) => (
        <li key={field}>
          <strong>{field}</strong> {rows}
        </li>
      ))}
    </ul>
  );
}

interface FindingsProps {
  caption: string;
  findings: readonly FindingView[];
  more: string;
}

function Findings({ caption, findings, more }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <div>
      <table className={styles.findings}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Field</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ line, reference, field, reason }) => (
            <tr key={`${line} ${reason}`}>
              <td className={styles.line}>{line}</td>
              <td>
                {field}
                {reference ? <span className={styles.reference}>{reference}</span> : null}
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more ? <p className={styles.more}>{more}</p> : null}
    </div>
  );
}

function Columns({
  columns: { understood, unknown, moreUnknown, rivals, suggestedMap },
}: {
  columns: ColumnsView;
}) {
  return (
    <div className={styles.columns}>
      {unknown.length > 0 ? (
        <>
          <h3>Columns we didn’t recognise</h3>
          <p>We ignore these: a typo in the name, or something we don’t store.</p>
          <ul className={styles.names}>
            {unknown.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
          {moreUnknown ? <p>{moreUnknown}</p> : null}
          {suggestedMap ? <SuggestedMap text={suggestedMap} /> : null}
        </>
      ) : null}
      {rivals.length > 0 ? (
        <>
          <h3>Columns that mean the same thing</h3>
          <p>We use the first that isn’t empty: {rivals.join('; ')}.</p>
        </>
      ) : null}
      {understood.length > 0 ? (
        <>
          <h3>Columns we recognised</h3>
          <ul className={styles.names}>
            {understood.map(({ column, label }) => (
              <li key={column}>
                <code>{column}</code> <span className={styles.meaning}>{label}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function SuggestedMap({ text }: { text: string }) {
  return (
    <>
      <h3 id="suggested-map">A starter map</h3>
      <p>
        Our best guess at those columns; a dash leaves one out. Correct it, save it and send it with your
        feed. The import reads it with <code>--map</code>.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keyboard users need the focus to scroll it */}
      <section className={styles.map} aria-labelledby="suggested-map" tabIndex={0}>
        <pre>{text}</pre>
      </section>
    </>
  );
}
