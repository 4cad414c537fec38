import { type Channel, channelPlural } from '@forecourt/domain';
import { Anchor, Icon } from '@forecourt/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import styles from './NoResults.module.css';

export interface NoDealerStockProps {
  dealerName: string;
  channel: Channel;
  /** What else it has, and where. */
  others: readonly { text: string; count: string; href: string }[];
}

/** Where a dealer has none of a channel: what it has instead. */
export function NoDealerStock({ dealerName, channel, others }: NoDealerStockProps) {
  return (
    <section className={styles.box} aria-labelledby="no-dealer-stock">
      <h2 className={styles.title} id="no-dealer-stock">
        {dealerName} has no {channelPlural(channel)} for sale at the moment
      </h2>
      {others.length > 0 ? (
        <ul className={styles.steps}>
          {others.map(({ text, count, href }) => (
            <li key={href}>
              <Anchor className={styles.step} href={href}>
                <span>{text}</span>
                <strong className={styles.more}>{count}</strong>
                <Icon glyph={ArrowRight} size="sm" />
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
