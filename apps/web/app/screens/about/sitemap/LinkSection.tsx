import { Anchor, Link } from '@forecourt/ui';
import styles from './LinkSection.module.css';

interface LinkSectionProps {
  /** Also its anchor. */
  id: string;
  heading: string;
  groups: readonly LinkGroup[];
  /** Article titles are longer than names of makes. */
  hasLongNames?: boolean;
}

interface LinkGroup {
  title: string;
  links: readonly { text: string; path: string; count?: string }[];
  /** The page with the rest, if there is more. */
  more?: { text: string; path: string } | null;
}

/** One section of the site, group by group: a channel's stock, or articles. */
export function LinkSection({ id, heading, groups, hasLongNames = false }: LinkSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={styles.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      {groups.map(({ title, links, more }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.links} data-long={hasLongNames || undefined}>
            {links.map(({ text, path, count }) => (
              <li key={path}>
                <Anchor className={styles.link} href={path}>
                  {text} {count ? <span className={styles.count}>{count}</span> : null}
                </Anchor>
              </li>
            ))}
          </ul>
          {more ? <Link href={more.path}>{more.text}</Link> : null}
        </div>
      ))}
    </section>
  );
}
