import { CardRow, Link } from '@forecourt/ui';
import { ComparableCard } from '../../../parts/vehicle/ComparableCard.tsx';
import styles from './Adverts.module.css';
import type { AdvertRow } from './build-advert-row.ts';

interface AdvertsProps {
  row: AdvertRow | null;
  /** The id of the form that compares its vehicles. */
  form: string;
}

export function Adverts({ row, form }: AdvertsProps) {
  if (!row) return null;
  const { title, note, more, cards } = row;
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
      {cards.map((card) => (
        <ComparableCard key={card.card.id} {...card} form={form} />
      ))}
    </CardRow>
  );
}
