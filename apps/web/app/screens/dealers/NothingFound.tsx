import { Anchor } from '@forecourt/ui';
import { type WayOut, WaysOut } from '../../ways-out/WaysOut.tsx';
import type { NothingView } from './build-nothing-view.ts';
import styles from './NothingFound.module.css';

/** Where nobody is found: what to give up, where else to look, and what either would show. */
export function NothingFound({ title, waysOut, nearbyCounties, everyoneHref }: NothingView) {
  return (
    <section className={styles.box} aria-labelledby="nothing-title">
      <h2 className={styles.title} id="nothing-title">
        {title}
      </h2>
      <WaysGroup title="Give up one thing" ways={waysOut} />
      <WaysGroup title="Or look in a county nearby" ways={nearbyCounties} />
      {everyoneHref ? (
        <p>
          <Anchor href={everyoneHref}>See all dealers</Anchor>
        </p>
      ) : null}
    </section>
  );
}

function WaysGroup({ title, ways }: { title: string; ways: readonly WayOut[] }) {
  if (ways.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      <WaysOut ways={ways} />
    </>
  );
}
