import { Anchor } from '@forecourt/ui';
import type { CourseView } from './build-course-view.ts';
import styles from './CourseSteps.module.css';

/** The lessons before and after this one. */
export function CourseSteps({ course: { previous, next } }: { course: CourseView }) {
  return (
    <nav className={styles.steps} aria-label="Other modules in the course">
      {previous ? (
        <Anchor className={styles.step} href={previous.href} rel="prev" data-direction="back">
          <span className={styles.label}>Previous: {previous.label}</span>
          <span className={styles.title}>{previous.title}</span>
        </Anchor>
      ) : null}
      {next ? (
        <Anchor className={styles.step} href={next.href} rel="next" data-direction="on">
          <span className={styles.label}>Next: {next.label}</span>
          <span className={styles.title}>{next.title}</span>
        </Anchor>
      ) : null}
    </nav>
  );
}
