import { CardRow, Link, VehicleCard } from '@forecourt/ui';
import type { VehiclesView } from './block-view.ts';

/** Adverts that a text is about. */
export function VehicleRow({ row }: { row: VehiclesView }) {
  return (
    <CardRow title={row.title} more={<Link href={row.href}>{row.more}</Link>}>
      {row.cards.map((card) => (
        <VehicleCard key={card.id} {...card} />
      ))}
    </CardRow>
  );
}
