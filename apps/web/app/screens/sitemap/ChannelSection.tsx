import { Anchor } from '@forecourt/ui';
import type { ChannelMap, CountedLink } from './build-sitemap-view.ts';
import styles from './ChannelSection.module.css';

/** What a channel has for sale, by make and by county. */
export function ChannelSection({
  channel: { id, heading, total, makes, counties },
}: {
  channel: ChannelMap;
}) {
  return (
    <section className={styles.channel} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={styles.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      <LinkColumns title="By make" links={makes} />
      <LinkColumns title="By county" links={[total, ...counties]} />
    </section>
  );
}

function LinkColumns({ title, links }: { title: string; links: readonly CountedLink[] }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.links}>
        {links.map(({ text, path, count }) => (
          <li key={path}>
            <Anchor className={styles.link} href={path}>
              {text} <span className={styles.count}>{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
