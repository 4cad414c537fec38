import { Anchor, Icon } from '@forecourt/ui';
import { useBackLink } from '../../../../shell/navigation/use-back-link.ts';
import type { SearchTrailView, TrailStep } from './build-search-trail.ts';
import styles from './SearchTrail.module.css';

/** Links back to the results, and through them one by one. */
export function SearchTrail({ trail }: { trail: SearchTrailView }) {
  const goBack = useBackLink(trail.backHref);
  return (
    <nav className={styles.trail} aria-label="Search results">
      <Anchor className={styles.link} href={trail.backHref} onClick={goBack}>
        <Icon glyph="arrow-left" size="sm" />
        Back to results
      </Anchor>
      <div className={styles.steps}>
        {trail.place ? <span className={styles.place}>{trail.place}</span> : null}
        <Step step={trail.previous} way="previous" />
        <Step step={trail.next} way="next" />
      </div>
    </nav>
  );
}

function Step({ step, way }: { step: TrailStep | null; way: 'previous' | 'next' }) {
  if (!step) return null;
  const isNext = way === 'next';
  return (
    <Anchor className={styles.link} href={step.href} rel={isNext ? 'next' : 'prev'}>
      {isNext ? null : <Icon glyph="chevron-left" size="sm" />}
      {isNext ? 'Next' : 'Previous'}
      <span className="visually-hidden">: {step.title}</span>
      {isNext ? <Icon glyph="chevron-right" size="sm" /> : null}
    </Anchor>
  );
}
