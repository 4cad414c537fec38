import type { Channel } from '@forecourt/domain';
import type { ResultCardView } from '../vehicle/build-result-card.ts';
import { cardHref } from '../vehicle/card-href.ts';
import type { Hide } from '../vehicle/HideMenu.tsx';
import { ResultCard } from '../vehicle/ResultCard.tsx';
import styles from './NearestCards.module.css';

export interface NearestCardsProps {
  channel: Channel;
  /** What the cards have in common, for screen readers. */
  label: string;
  cards: readonly ResultCardView[];
  onHide: (hide: Hide) => void;
}

const pictureSizes = '(max-width: 767px) 75vw, (max-width: 1263px) 30vw, 304px';

/** The first adverts of a suggested search; on a phone they scroll sideways. */
export function NearestCards({ channel, label, cards, onHide }: NearestCardsProps) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={label}>
      {cards.map((card) => (
        <li key={card.vehicle.publicReference} className={styles.item}>
          <ResultCard
            channel={channel}
            card={card}
            href={cardHref(channel, card.vehicle)}
            pictureSizes={pictureSizes}
            onHide={onHide}
          />
        </li>
      ))}
    </ul>
  );
}
