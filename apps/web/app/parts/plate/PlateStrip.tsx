import { Link, NumberPlate } from '@forecourt/ui';
import styles from './PlateStrip.module.css';
import type { PlateView } from './plate-view.ts';

export function PlateStrip({ plate, notes, checkHref }: PlateView) {
  return (
    <div className={styles.strip}>
      {plate ? (
        <div className={styles.plate}>
          <NumberPlate {...plate} />
        </div>
      ) : null}
      <dl className={styles.notes}>
        {notes.map(({ key, label, value, explanation, tone }) => (
          <div key={key} className={styles.note} data-tone={tone}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.explanation}>{explanation}</dd>
          </div>
        ))}
      </dl>
      {checkHref ? (
        <p className={styles.check}>
          <Link href={checkHref}>Check this plate</Link>: earlier adverts, upcoming tests and what to ask.
        </p>
      ) : null}
    </div>
  );
}
