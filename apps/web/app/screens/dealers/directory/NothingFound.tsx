import { Anchor } from '@forecourt/ui';
import { type SuggestedSearch, SuggestedSearches } from '../../../parts/no-results/SuggestedSearches.tsx';
import type { NothingView } from './build-nothing-view.ts';
import styles from './NothingFound.module.css';

/** For an empty list: what to drop, where else to look, and what either would find. */
export function NothingFound({ title, suggestions, nearbyCounties, everyoneHref }: NothingView) {
  return (
    <section className={styles.box} aria-labelledby="nothing-title">
      <h2 className={styles.title} id="nothing-title">
        {title}
      </h2>
      <WaysGroup title="Try without one of these" ways={suggestions} />
      <WaysGroup title="Or look in a county nearby" ways={nearbyCounties} />
      {everyoneHref ? (
        <p>
          <Anchor href={everyoneHref}>See all dealers</Anchor>
        </p>
      ) : null}
    </section>
  );
}

function WaysGroup({ title, ways }: { title: string; ways: readonly SuggestedSearch[] }) {
  if (ways.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      <SuggestedSearches ways={ways} />
    </>
  );
}
