import { advertInSearchPath, type Channel } from '@forecourt/domain';
import type { ResultCardView } from '../../vehicle/build-result-card.ts';
import type { Hide } from '../../vehicle/HideMenu.tsx';
import { ResultCard } from '../../vehicle/ResultCard.tsx';
import styles from './ResultList.module.css';

export interface ResultListProps {
  channel: Channel;
  cards: readonly ResultCardView[];
  /** The search as the advert's page is to know it; null to link to the advert alone. */
  context: string | null;
  isFirst: boolean;
  label: string;
  onHide: (hide: Hide) => void;
}

export function ResultList({ channel, cards, context, isFirst, label, onHide }: ResultListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.vehicle.publicReference} className={styles.item}>
          <ResultCard
            channel={channel}
            card={card}
            href={hrefOf(card, channel, context)}
            isPriority={isFirst && index === 0}
            onHide={onHide}
          />
        </li>
      ))}
    </ul>
  );
}

function hrefOf({ href, vehicle }: ResultCardView, channel: Channel, context: string | null): string {
  return context === null ? href : advertInSearchPath(channel, vehicle.publicReference) + context;
}
