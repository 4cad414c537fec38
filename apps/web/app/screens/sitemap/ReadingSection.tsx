import { Anchor, Link } from '@forecourt/ui';
import type { ReadingGroup } from './build-sitemap-view.ts';
import styles from './ReadingSection.module.css';

/** What there is to read, kind by kind. */
export function ReadingSection({ groups }: { groups: readonly ReadingGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section className={styles.reading} id="reading" aria-labelledby="reading-heading">
      <h2 className={styles.heading} id="reading-heading">
        To read
      </h2>
      {groups.map(({ title, path, parts, more }) => (
        <div key={path}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.links}>
            {parts.map((part) => (
              <li key={part.path}>
                <Anchor className={styles.link} href={part.path}>
                  {part.text}
                </Anchor>
              </li>
            ))}
          </ul>
          {more ? <Link href={path}>{more}</Link> : null}
        </div>
      ))}
    </section>
  );
}
