import { CardRow, Link } from '@forecourt/ui';
import { useId } from 'react';
import { ComparableCard } from '../../../parts/vehicle/ComparableCard.tsx';
import { CompareBar } from '../../../visitor/compared/CompareBar.tsx';
import styles from './Adverts.module.css';
import type { AdvertRow } from './build-advert-row.ts';

/** A shelf, with a bar of its own: shelves of several channels share the page. */
export function Adverts({ row: { title, note, more, cards } }: { row: AdvertRow }) {
  const form = useId();
  const [first] = cards;
  if (!first) return null;
  return (
    <div>
      <CardRow
        title={title}
        more={
          more ? (
            <Link href={more.href}>{more.text}</Link>
          ) : note ? (
            <p className={styles.note}>{note}</p>
          ) : undefined
        }
      >
        {cards.map((card) => (
          <ComparableCard key={card.card.id} {...card} form={form} />
        ))}
      </CardRow>
      <CompareBar id={form} channel={first.channel} shown={cards.map(({ card }) => card.id)} from="/" />
    </div>
  );
}
