import type { SiteGroup } from '@forecourt/site';
import { Anchor } from '@forecourt/ui';
import styles from './SiteGroups.module.css';

export function SiteGroups({ groups }: { groups: readonly SiteGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, parts }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.parts}>
            {parts.map(({ text, path }) => (
              <li key={path}>
                <Anchor className={styles.link} href={path}>
                  {text}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
