import type { InsightsView } from './build-insights-view.ts';
import styles from './Insights.module.css';

interface FiguresTableProps {
  view: InsightsView;
  /** Also all days together. */
  withTotal?: boolean;
}

/** How often an advert was looked at today, beside others like it. */
export function FiguresTable({ view: { figures, comparison }, withTotal = false }: FiguresTableProps) {
  const hasUsual = figures.some(({ usual }) => usual !== '');
  return (
    <div className={styles.part}>
      <table className={styles.figures}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Figures</th>
            <th scope="col">Today</th>
            {hasUsual ? <th scope="col">Similar ones</th> : null}
            {withTotal ? <th scope="col">90 days</th> : null}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ kind, label, today, usual, total }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              <td className={styles.today}>{today}</td>
              {hasUsual ? <td>{usual}</td> : null}
              {withTotal ? <td>{total}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {comparison === '' ? null : <p className={styles.note}>{comparison}</p>}
    </div>
  );
}
