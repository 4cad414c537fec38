import type { Channel } from '@forecourt/domain';
import { CardRow, Link } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { ComparableCard } from '../../../../parts/vehicle/ComparableCard.tsx';
import { CompareBar } from '../../../../visitor/compared/CompareBar.tsx';
import type { AdvertRow } from './build-more-view.ts';
import styles from './MoreAdverts.module.css';

interface MoreAdvertsProps {
  channel: Channel;
  rows: readonly AdvertRow[];
}

export const moreAdvertsId = 'more-adverts';

export function MoreAdverts({ channel, rows }: MoreAdvertsProps) {
  const { pathname, search } = useLocation();
  if (rows.length === 0) return null;
  return (
    <div className={styles.more} id={moreAdvertsId}>
      {rows.map(({ title, moreHref, cards }) => (
        <CardRow
          key={title}
          title={title}
          more={
            moreHref ? (
              <Link href={moreHref}>
                View all<span className="visually-hidden">: {title}</span>
              </Link>
            ) : undefined
          }
        >
          {cards.map((card) => (
            <ComparableCard key={card.card.id} {...card} />
          ))}
        </CardRow>
      ))}
      <CompareBar
        channel={channel}
        shown={rows.flatMap(({ cards }) => cards.map(({ card }) => card.id))}
        from={pathname + search}
      />
    </div>
  );
}
