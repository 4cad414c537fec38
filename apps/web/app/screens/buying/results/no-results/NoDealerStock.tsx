import { type Channel, channelPlural } from '@forecourt/domain';
import { type SuggestedSearch, SuggestedSearches } from '../../../../parts/no-results/SuggestedSearches.tsx';
import styles from './NoResults.module.css';

export interface NoDealerStockProps {
  dealerName: string;
  channel: Channel;
  /** What else it has, and where. */
  others: readonly SuggestedSearch[];
}

/** Where a dealer has none of a channel: what it has instead. */
export function NoDealerStock({ dealerName, channel, others }: NoDealerStockProps) {
  return (
    <section className={styles.box} aria-labelledby="no-dealer-stock">
      <h2 className={styles.title} id="no-dealer-stock">
        {dealerName} has no {channelPlural(channel)} for sale at the moment
      </h2>
      {others.length > 0 ? <SuggestedSearches ways={others} /> : null}
    </section>
  );
}
