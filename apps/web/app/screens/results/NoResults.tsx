import { Anchor, Icon } from '@forecourt/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { RelaxationLink } from './build-relaxation-links.ts';
import styles from './NoResults.module.css';

export interface NoResultsProps {
  total: number;
  relaxations: readonly RelaxationLink[];
  clearHref: string;
}

/** Where nothing or little is found: which condition to give up, and what that would bring. */
export function NoResults({ total, relaxations, clearHref }: NoResultsProps) {
  if (total > 0 && relaxations.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="find-more">
      <h2 className={styles.title} id="find-more">
        {total === 0 ? 'Nothing matches all of that' : 'Few match. To find more'}
      </h2>
      {relaxations.length > 0 ? (
        <ul className={styles.steps}>
          {relaxations.map(({ text, more, href }) => (
            <li key={href}>
              <Anchor className={styles.step} href={href}>
                <span>{text}</span>
                <strong className={styles.more}>{more}</strong>
                <Icon glyph={ArrowRight} size="sm" />
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.words}>
          Leaving out any one filter would not help.{' '}
          <Anchor href={clearHref}>Start again without filters</Anchor>.
        </p>
      )}
    </section>
  );
}
