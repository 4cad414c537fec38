import { Link } from '@forecourt/ui';
import { type CSSProperties, useId } from 'react';
import type { ChartView } from '../block-view.ts';
import styles from './BarChart.module.css';

/**
 * Figures as bars. It is a table, so that a screen reader can read it, and every row links to the adverts it
 * counts.
 */
export function BarChart({ chart }: { chart: ChartView }) {
  const id = useId();
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.title} id={id}>
        {chart.title}
      </figcaption>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{chart.labelHeading}</th>
            <th scope="col">{chart.figureHeading}</th>
          </tr>
        </thead>
        <tbody>
          {chart.bars.map((bar) => (
            <tr key={bar.label}>
              <th className={styles.label} scope="row">
                <Link href={bar.href} isQuiet>
                  {bar.label}
                </Link>
              </th>
              <td className={styles.cell}>
                <div className={styles.value}>
                  <span className={styles.bar} style={{ '--share': bar.share } as CSSProperties} />
                  <span className={styles.figure}>{bar.figure}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.source}>{chart.source}</p>
    </figure>
  );
}
