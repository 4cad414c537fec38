import type { Channel } from '@forecourt/domain';
import type { Hide } from '../../../../parts/vehicle/HideMenu.tsx';
import { ResultCard } from '../../../../parts/vehicle/ResultCard.tsx';
import { useRecycledKeys } from '../../../../shell/shortcuts/recycled-cards/use-recycled-keys.ts';
import styles from './ResultList.module.css';
import type { LinkedCard } from './use-shown-cards.ts';

export interface ResultListProps {
  channel: Channel;
  cards: readonly LinkedCard[];
  isFirst: boolean;
  label: string;
  /** One row of cards, whatever view the visitor chose; it scrolls sideways if it does not fit. */
  isRow?: boolean;
  /** Cards below the window may be laid out late. */
  isPatient?: boolean;
  onHide: (hide: Hide) => void;
}

/** Matches the style sheets' layout: one column, two, two beside the filters, three beside them. */
const sizesInList =
  '(max-width: 599px) calc(100vw - 2rem), (max-width: 991px) 46vw, (max-width: 1263px) calc(50vw - 12.25rem), 344px';
const sizesInRow = '(max-width: 1279px) 280px, 334px';

export function ResultList(props: ResultListProps) {
  const { channel, cards, isFirst, label, isRow = false, isPatient = false, onHide } = props;
  const keys = useRecycledKeys(cards.map(({ card }) => card.vehicle.publicReference));
  return (
    <ul
      className={styles.list}
      data-row={isRow || undefined}
      data-patient={isPatient || undefined}
      aria-label={label}
    >
      {cards.map(({ card, href, visitorHref }, index) => (
        <li key={keys[index]} className={styles.item}>
          <ResultCard
            channel={channel}
            card={card}
            href={href}
            visitorHref={visitorHref}
            pictureSizes={isRow ? sizesInRow : sizesInList}
            isPriority={isFirst && index === 0}
            onHide={onHide}
          />
        </li>
      ))}
    </ul>
  );
}
