import { CardRow } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { CompareBar } from '../../visitor/compared/CompareBar.tsx';
import type { SavableCardView } from './build-savable-card.ts';
import { ComparableCard } from './ComparableCard.tsx';
import styles from './ComparableRow.module.css';

interface ComparableRowProps {
  title: string;
  more?: ReactNode;
  /** Of one channel. */
  cards: readonly SavableCardView[];
}

/** Adverts on a page about something else, to save and to compare with each other. */
export function ComparableRow({ title, more, cards }: ComparableRowProps) {
  const form = useId();
  const { pathname, search } = useLocation();
  const [first] = cards;
  if (!first) return null;
  return (
    // The bar sticks to the window as long as its row is in sight.
    <div className={styles.row}>
      <CardRow title={title} more={more}>
        {cards.map((card) => (
          <ComparableCard key={card.card.id} {...card} form={form} />
        ))}
      </CardRow>
      <CompareBar
        id={form}
        channel={first.channel}
        shown={cards.map(({ card }) => card.id)}
        from={pathname + search}
      />
    </div>
  );
}
