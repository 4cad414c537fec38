import { CardRow, Flag, Link, VehicleCard } from '@forecourt/ui';
import { SaveHeart } from '../../../visitor/saved/SaveHeart.tsx';
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
      {cards.map(({ card, channel, vehicle, flag }) => (
        <VehicleCard
          key={card.id}
          {...card}
          icon={<SaveHeart channel={channel} vehicle={vehicle} />}
          flag={flag ? <Flag type="serp">{flag}</Flag> : undefined}
        />
      ))}
    </CardRow>
  );
}
