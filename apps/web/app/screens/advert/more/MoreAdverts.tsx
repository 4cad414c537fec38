import { CardRow, Link, VehicleCard } from '@forecourt/ui';
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
        <VehicleCard key={card.id} {...card} />
      ))}
    </CardRow>
  ));
}
