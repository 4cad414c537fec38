import { Anchor } from '@forecourt/ui';
import type { PickedCounty } from './build-county-picker.ts';
import styles from './CountyList.module.css';
import { type OnPoint, pointing } from './pointing.ts';

interface CountyListProps {
  /** Or the towns of one. */
  counties: readonly (Pick<PickedCounty, 'name' | 'slug' | 'count' | 'noun' | 'href'> &
    Partial<Pick<PickedCounty, 'isCurrent'>>)[];
  /** The one that the visitor points at, on a map or here. */
  pointed?: string | null;
  onPoint?: OnPoint;
}

/** What a map shows, as text. */
export function CountyList({ counties, pointed, onPoint }: CountyListProps) {
  return (
    <ul className={styles.list}>
      {counties.map(({ name, slug, count, noun, href, isCurrent }) =>
        href === null ? null : (
          <li key={slug}>
            <Anchor
              className={styles.county}
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              data-pointed={slug === pointed || undefined}
              {...(onPoint && pointing(slug, onPoint))}
            >
              <span>{name}</span>
              <span className={styles.count}>
                {count}
                <span className="visually-hidden"> {noun}</span>
              </span>
            </Anchor>
          </li>
        ),
      )}
    </ul>
  );
}
