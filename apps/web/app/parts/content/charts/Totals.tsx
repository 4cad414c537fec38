import { Link } from '@forecourt/ui';
import { useId } from 'react';
import type { TotalsView } from '../block-view.ts';
import styles from './Totals.module.css';

/** Stock currently on sale, by channel. */
export function Totals({ view }: { view: TotalsView }) {
  const id = useId();
  return (
    <section className={styles.totals} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {view.title}
      </p>
      <ul className={styles.list}>
        {view.totals.map(({ figure, label, href }) => (
          <li key={href}>
            <strong className={styles.figure}>{figure}</strong>{' '}
            <Link href={href} isQuiet>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
