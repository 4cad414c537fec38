import { useHydrated } from '@forecourt/ui';
import { useLayoutEffect, useRef } from 'react';
import type { OpeningView } from './build-opening-view.ts';
import { EarlyScript } from './EarlyScript.tsx';
import styles from './OpeningHours.module.css';
import { OpenNow } from './OpenNow.tsx';
import { paintToday } from './paint-opening.ts';

interface OpeningHoursProps {
  view: OpeningView;
  /** False where the page shows it elsewhere. */
  showsNow?: boolean;
}

export function OpeningHours({ view, showsNow = true }: OpeningHoursProps) {
  if (!view.now)
    return (
      <p className={styles.note}>This dealer hasn’t given us opening hours. Call ahead before you travel.</p>
    );
  return (
    <div className={styles.opening}>
      {showsNow ? <OpenNow view={view.now} /> : null}
      <Week view={view} />
      {view.soon.length > 0 ? (
        <div className={styles.soon}>
          <h3>Upcoming bank holidays</h3>
          <ul>
            {view.soon.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className={styles.note}>{view.bankHolidays.note} All times are Irish time.</p>
    </div>
  );
}

function Week({ view }: { view: OpeningView }) {
  const table = useRef<HTMLTableElement>(null);
  const isHydrated = useHydrated();
  // Without it today's row would be marked only on server-rendered pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks once, after hydration
  useLayoutEffect(() => paintToday(table.current, view.today), [isHydrated]);
  return (
    <>
      <table className={styles.week} ref={table}>
        <caption className="visually-hidden">Opening hours</caption>
        <tbody>
          {view.rows.map(({ day, name, hours }) => (
            <tr key={day} data-day={day} suppressHydrationWarning>
              <th scope="row">{name}</th>
              <td>{hours}</td>
            </tr>
          ))}
          <tr data-day="bank-holiday" suppressHydrationWarning>
            <th scope="row">Bank holidays</th>
            <td>{view.bankHolidays.hours}</td>
          </tr>
        </tbody>
      </table>
      <EarlyScript run={paintToday} data={view.today} />
    </>
  );
}
