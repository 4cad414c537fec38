import { CardRow, type CardRowProps } from '@forecourt/ui';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { CompareBar } from '../../visitor/compared/CompareBar.tsx';
import { SavableCard, type SavableCardProps } from './SavableCard.tsx';

interface AdvertRowProps extends Pick<CardRowProps, 'title' | 'more'> {
  /** All of one channel. */
  cards: readonly SavableCardProps[];
}

/** Adverts side by side, and the bar that compares those ticked here: a page may have several such rows. */
export function AdvertRow({ title, more, cards }: AdvertRowProps) {
  const form = useId();
  const { pathname, search } = useLocation();
  const [first] = cards;
  if (!first) return null;
  return (
    <div>
      <CardRow title={title} more={more}>
        {cards.map((card) => (
          <SavableCard key={card.card.id} {...card} form={form} />
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
