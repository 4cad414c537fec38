import type { ReactNode } from 'react';
import styles from './StoreSection.module.css';

interface StoreSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function StoreSection({ id, title, children }: StoreSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
