import { viewingMinutes } from '@forecourt/domain';
import { ButtonLink, Icon } from '@forecourt/ui';
import type { DayView } from './build-viewing-day.ts';
import styles from './DayPlan.module.css';
import { NotebookState } from './notebook/NotebookState.tsx';
import type { OpenNotebook } from './notebook/use-notebook.ts';
import { Stop } from './Stop.tsx';

/** The planned day: what to see in which order, and what to ask and check at each stop. */
export function DayPlan({ view, notebook }: { view: DayView; notebook: OpenNotebook }) {
  return (
    <div className={styles.plan}>
      <div className={styles.tools}>
        {view.calendarHref ? (
          <ButtonLink href={view.calendarHref} variant="secondary" size="sm" isRouter={false}>
            <Icon glyph="calendar-days" size="sm" /> Calendar file
          </ButtonLink>
        ) : (
          <p className={styles.hint}>Choose a day below to get a calendar file.</p>
        )}
      </div>
      <p className={styles.hint}>
        {`Times with “about” are estimates, with ${viewingMinutes} minutes at each stop. Agree them with the sellers before you set off.`}
      </p>
      <noscript>
        <p className={styles.hint}>
          Notes and photos need JavaScript. You can print this page from your browser’s menu and write on it.
        </p>
      </noscript>
      <NotebookState notebook={notebook} />
      <ol className={styles.stops}>
        {view.stops.map((stop, index) => (
          <li key={stop.reference}>
            <Stop stop={stop} number={index + 1} notebook={notebook} />
          </li>
        ))}
      </ol>
    </div>
  );
}
