import type { Channel } from '@forecourt/domain';
import type { Hide } from '../../../../parts/vehicle/HideMenu.tsx';
import { ResultCard } from '../../../../parts/vehicle/ResultCard.tsx';
import { useRecycledKeys } from '../../../../shell/shortcuts/recycled-cards/use-recycled-keys.ts';
import { useStored } from '../../../../visitor/browser-storage/use-stored.ts';
import styles from './ResultList.module.css';
import { resultsLook } from './results-look.ts';
import type { LinkedCard } from './use-shown-cards.ts';

export interface ResultListProps {
  channel: Channel;
  cards: readonly LinkedCard[];
  /** How a visitor opens one of them, with `*` for its reference, where its link is for robots. */
  advertAddress: string | undefined;
  /** Cards below the window may be laid out late. */
  isPatient: boolean;
  onHide: (hide: Hide) => void;
}

/** About the style sheets' layout: one column, two, two beside the filters, three beside them. */
const sizeOfFirst = '(max-width:599px) 92vw,(max-width:991px) 46vw,(max-width:1263px) 33vw,344px';
/** Short, because every card has it. A picture that loads late has its place by then; browsers that cannot use it take the width of most screens. */
const sizeOfLate = 'auto,344px';

export function ResultList({ channel, cards, advertAddress, isPatient, onHide }: ResultListProps) {
  const keys = useRecycledKeys(cards.map(({ card }) => card.vehicle.publicReference));
  const isRow = useStored(resultsLook) === 'list';
  return (
    <ul
      id="adverts"
      className={styles.list}
      data-patient={isPatient || undefined}
      data-advert-address={advertAddress}
      aria-label="Adverts"
      tabIndex={-1}
    >
      {cards.map(({ card, href }, index) => (
        <li key={keys[index]} className={styles.item}>
          <ResultCard
            channel={channel}
            card={card}
            href={href}
            pictureSizes={isRow ? '253px' : index === 0 ? sizeOfFirst : sizeOfLate}
            isRow={isRow}
            isPriority={index === 0}
            onHide={onHide}
          />
        </li>
      ))}
    </ul>
  );
}
