import { Anchor, Icon } from '@forecourt/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { NothingView, WayOut } from './build-nothing-view.ts';
import styles from './NothingFound.module.css';

/** Where nobody is found: what to give up, where else to look, and what either would show. */
export function NothingFound({ title, waysOut, nearbyCounties, everyoneHref }: NothingView) {
  return (
    <section className={styles.box} aria-labelledby="nothing-title">
      <h2 className={styles.title} id="nothing-title">
        {title}
      </h2>
      <WaysOut title="Give up one thing" ways={waysOut} />
      <WaysOut title="Or look in a county nearby" ways={nearbyCounties} />
      {everyoneHref ? (
        <p>
          <Anchor href={everyoneHref}>See all dealers</Anchor>
        </p>
      ) : null}
    </section>
  );
}

function WaysOut({ title, ways }: { title: string; ways: readonly WayOut[] }) {
  if (ways.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.ways}>
        {ways.map(({ text, found, href }) => (
          <li key={href}>
            <Anchor className={styles.way} href={href}>
              <span>{text}</span>
              <strong className={styles.found}>{found}</strong>
              <Icon glyph={ArrowRight} size="sm" />
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
