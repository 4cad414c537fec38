import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A section of the page with an anchor. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
