import { CardRow, Link } from '@forecourt/ui';
import { SavableCard } from '../../../parts/vehicle/SavableCard.tsx';
import styles from './Adverts.module.css';
import type { AdvertRow } from './build-advert-row.ts';

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
      {cards.map(({ flag, ...card }) => (
        <SavableCard key={card.card.id} {...card} flag={flag} />
      ))}
    </CardRow>
  );
}
