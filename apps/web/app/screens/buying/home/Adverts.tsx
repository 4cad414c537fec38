import { Link } from '@forecourt/ui';
import { AdvertRow } from '../../../parts/vehicle/AdvertRow.tsx';
import styles from './Adverts.module.css';
import type { AdvertRow as AdvertRowView } from './build-advert-row.ts';

export function Adverts({ row: { title, note, more, cards } }: { row: AdvertRowView }) {
  return (
    <AdvertRow
      title={title}
      more={
        more ? (
          <Link href={more.href}>{more.text}</Link>
        ) : note ? (
          <p className={styles.note}>{note}</p>
        ) : undefined
      }
      cards={cards}
    />
  );
}
