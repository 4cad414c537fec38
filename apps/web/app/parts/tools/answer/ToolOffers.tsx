import type { OffersPart } from '../tool-view.ts';
import styles from './ToolOffers.module.css';

/** Side by side where there is room; the best of each is marked in words, not by colour alone. */
export function ToolOffers({ offers }: Pick<OffersPart, 'offers'>) {
  return (
    <ul className={styles.offers}>
      {offers.map(({ title, figure, unit, rows, words, mark }) => (
        <li className={styles.offer} key={title} data-marked={mark ? true : undefined}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.figure}>
            <strong>{figure}</strong> {unit}
          </p>
          <p className={styles.mark}>{mark}</p>
          <dl className={styles.rows}>
            {rows.map(({ label, value, isStrong }) => (
              <div className={styles.row} key={label} data-strong={isStrong || undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {words ? <p className={styles.words}>{words}</p> : null}
        </li>
      ))}
    </ul>
  );
}
