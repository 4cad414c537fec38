import { Link } from '@forecourt/ui';
import { ComparableRow } from '../vehicle/ComparableRow.tsx';
import type { VehiclesView } from './block-view.ts';

/** Adverts that a text is about. */
export function VehicleRow({ row }: { row: VehiclesView }) {
  return <ComparableRow title={row.title} more={<Link href={row.href}>{row.more}</Link>} cards={row.cards} />;
}
