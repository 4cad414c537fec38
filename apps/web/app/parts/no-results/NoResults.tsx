import { type Channel, channelPlural } from '@forecourt/domain';
import { Anchor } from '@forecourt/ui';
import type { ResultCardView } from '../vehicle/build-result-card.ts';
import type { Hide } from '../vehicle/HideMenu.tsx';
import { NearestCards } from './NearestCards.tsx';
import styles from './NoResults.module.css';
import { type SuggestedSearch, SuggestedSearches } from './SuggestedSearches.tsx';

/** A way out of a search that found nothing or one advert, with the adverts that come nearest to what was asked. */
export interface WayOut extends SuggestedSearch {
  cards: readonly ResultCardView[];
}

export interface NoResultsProps {
  channel: Channel;
  total: number;
  /** The message when nothing is found. */
  nothingFound: string | null;
  /** Whether the search has any filters. */
  isNarrowed: boolean;
  relaxations: readonly WayOut[];
  clearHref: string;
  watchHref: string;
  onHide: (hide: Hide) => void;
}

/** For few or no results: which condition to drop, and what that would find; for one or none, as cards. */
export function NoResults(props: NoResultsProps) {
  const { channel, total, nothingFound, isNarrowed, relaxations, clearHref, onHide } = props;
  if (!isNarrowed) return <p className={styles.box}>There are no {channelPlural(channel)} for sale yet.</p>;
  return (
    <section className={styles.box} aria-labelledby="find-more">
      <h2 className={styles.title} id="find-more">
        {nothingFound ?? 'Not many match. To see more'}
      </h2>
      {relaxations.length > 0 ? (
        <SuggestedSearches
          ways={relaxations}
          under={({ text, cards }) => (
            <NearestCards channel={channel} label={text} cards={cards} onHide={onHide} />
          )}
        />
      ) : (
        <p className={styles.words}>
          Dropping one filter, or even two, won’t help.{' '}
          <Anchor href={clearHref}>Start again without filters</Anchor>.
        </p>
      )}
      {total === 0 ? (
        <p className={styles.words}>
          Or wait for it:{' '}
          <Anchor href={props.watchHref} rel="nofollow">
            tell me about new ones
          </Anchor>
          .
        </p>
      ) : null}
    </section>
  );
}
