import { type CSSProperties, useId } from 'react';
import type { BarsPart } from '../tool-view.ts';
import styles from './ToolBars.module.css';

/** Parts of a sum, or one value under several conditions. A table for screen readers. */
export function ToolBars({ bars: { title, labelHeading, figureHeading, bars, note } }: { bars: BarsPart }) {
  const id = useId();
  return (
    <figure className={styles.bars} aria-labelledby={id}>
      <figcaption className={styles.title} id={id}>
        {title}
      </figcaption>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{labelHeading}</th>
            <th scope="col">{figureHeading}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, detail, figure, share, isQuiet }) => (
            <tr key={label} className={styles.row}>
              <th className={styles.label} scope="row">
                {label}
                {detail ? <span>{detail}</span> : null}
              </th>
              <td className={styles.value}>
                <span
                  className={styles.bar}
                  data-quiet={isQuiet || undefined}
                  style={{ '--share': share } as CSSProperties}
                />
                <span className={styles.figure}>{figure}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className={styles.note}>{note}</p> : null}
    </figure>
  );
}
