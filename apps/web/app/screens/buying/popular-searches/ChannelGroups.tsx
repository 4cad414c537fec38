import { Anchor, Link } from '@forecourt/ui';
import type { ChannelSearches } from './build-popular-searches-view.ts';
import styles from './ChannelGroups.module.css';

/** A channel's popular searches, one panel per attribute that people search by. */
export function ChannelGroups({ channel: { id, heading, all, groups } }: { channel: ChannelSearches }) {
  return (
    <section className={styles.channel} id={id} aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 className={styles.heading} id={`${id}-heading`}>
          {heading}
        </h2>
        <Link href={all.href}>{`${all.text} (${all.count})`}</Link>
      </header>
      <div className={styles.groups}>
        {groups.map(({ title, links, hasLongNames }) => (
          <div key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.links} data-long={hasLongNames || undefined}>
              {links.map(({ text, count, href }) => (
                <li key={href} className={styles.item}>
                  <Anchor className={styles.link} href={href}>
                    {text} <span className={styles.count}>{count}</span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
