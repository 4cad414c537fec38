import type { HoursRow } from './build-hours-view.ts';
import styles from './OpeningHours.module.css';

export function OpeningHours({ rows }: { rows: readonly HoursRow[] }) {
  return (
    <table className={styles.hours}>
      <caption className="visually-hidden">Opening hours</caption>
      <tbody>
        {rows.map(({ day, hours }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
