import type { PaceView } from './describe-pace.ts';
import styles from './PriceStep.module.css';

/** What adverts at each step of the price did, with the step of the chosen price marked. */
export function PaceTable({ pace, step }: { pace: PaceView; step: string | null }) {
  const own = pace.rows.find((row) => row.step === step);
  return (
    <>
      {own ? <p aria-live="polite">{own.sentence}</p> : null}
      <div className={styles.scroll}>
        <table className={styles.pace}>
          <caption>How quickly similar adverts go ({pace.about})</caption>
          <thead>
            <tr className={styles.head}>
              <th className={styles.asked} scope="col">
                Asking price
              </th>
              <th scope="col">Gone in 30 days</th>
              <th scope="col">In 60 days</th>
              <th scope="col">Adverts</th>
            </tr>
          </thead>
          <tbody>
            {pace.rows.map((row) => (
              <tr className={styles.row} key={row.step} data-own={row.step === step || undefined}>
                <th className={styles.asked} scope="row">
                  {row.label} <span>{row.prices}</span>
                </th>
                <td>{row.within30}</td>
                <td>{row.within60}</td>
                <td>{row.adverts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.small}>
        Gone means sold or taken down: we can’t tell which. Estimated from adverts here, those still for sale
        included.
      </p>
    </>
  );
}
