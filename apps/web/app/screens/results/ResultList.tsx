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
  /** One row of cards, whatever look the visitor chose; it scrolls sideways where there is no room. */
  isRow?: boolean;
  onHide: (hide: Hide) => void;
}

/** As the style sheets lay the cards out: one column, two, two beside the filters, three beside them. */
const sizesInList =
  '(max-width: 599px) calc(100vw - 2rem), (max-width: 991px) 46vw, (max-width: 1263px) calc(50vw - 12.25rem), 344px';
const sizesInRow = '(max-width: 1279px) 280px, 334px';

export function ResultList(props: ResultListProps) {
  const { channel, cards, context, isFirst, label, isRow = false, onHide } = props;
  return (
    <ul className={styles.list} data-row={isRow || undefined} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.vehicle.publicReference} className={styles.item}>
          <ResultCard
            channel={channel}
            card={card}
            href={hrefOf(card, channel, context)}
            pictureSizes={isRow ? sizesInRow : sizesInList}
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
