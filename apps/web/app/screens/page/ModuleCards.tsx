import { ModuleCard } from '@forecourt/ui';
import type { SectionView } from './build-section-view.ts';
import styles from './Sections.module.css';

/** The lessons of a course at a glance. */
export function ModuleCards({ sections }: { sections: readonly SectionView[] }) {
  const lessons = sections.flatMap(({ id, card }) => (card ? [{ id, card }] : []));
  if (lessons.length === 0) return null;
  return (
    <ul className={styles.modules}>
      {lessons.map(({ id, card }) => (
        <li key={id}>
          <ModuleCard {...card} textHref={`#${id}`} />
        </li>
      ))}
    </ul>
  );
}
