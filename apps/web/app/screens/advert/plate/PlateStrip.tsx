import { NumberPlate } from '@forecourt/ui';
import type { PlateView } from './build-plate-view.ts';
import styles from './PlateStrip.module.css';

export function PlateStrip({ plate, notes }: PlateView) {
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
    </div>
  );
}
