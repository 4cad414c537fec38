import { type Channel, channelPlural } from '@forecourt/domain';
import styles from './NoResults.module.css';
import { type SuggestedSearch, SuggestedSearches } from './SuggestedSearches.tsx';

export interface NoDealerStockProps {
  dealerName: string;
  channel: Channel;
  /** Its other stock, with links. */
  others: readonly SuggestedSearch[];
}

/** For a dealer without stock in a channel: its other stock. */
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
