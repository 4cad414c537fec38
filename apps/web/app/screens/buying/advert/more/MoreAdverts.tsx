import { CardRow, Link } from '@forecourt/ui';
import { SavableCard } from '../../../../parts/vehicle/SavableCard.tsx';
import type { AdvertRow } from './build-more-view.ts';

export function MoreAdverts({ rows }: { rows: readonly AdvertRow[] }) {
  return rows.map(({ title, moreHref, cards }) => (
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
        <SavableCard key={card.card.id} {...card} />
      ))}
    </CardRow>
  ));
}
