import { CardRow, Link } from '@forecourt/ui';
import { SavableCard } from '../vehicle/SavableCard.tsx';
import type { VehiclesView } from './block-view.ts';

/** Adverts that a text is about. */
export function VehicleRow({ row }: { row: VehiclesView }) {
  return (
    <CardRow title={row.title} more={<Link href={row.href}>{row.more}</Link>}>
      {row.cards.map((card) => (
        <SavableCard key={card.card.id} {...card} />
      ))}
    </CardRow>
  );
}
