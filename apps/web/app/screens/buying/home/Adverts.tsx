import { CardRow, Link } from '@forecourt/ui';
import { ComparableCard } from '../../../parts/vehicle/ComparableCard.tsx';
import { SavableCard } from '../../../parts/vehicle/SavableCard.tsx';
import styles from './Adverts.module.css';
import type { AdvertRow } from './build-advert-row.ts';

/** Cars can be ticked to compare; a comparison holds one channel, and the page has one bar for it. */
export function Adverts({ row: { title, note, more, cards } }: { row: AdvertRow }) {
  return (
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
      {cards.map((card) => {
        const Card = card.channel === 'Car' ? ComparableCard : SavableCard;
        return <Card key={card.card.id} {...card} />;
      })}
    </CardRow>
  );
}
