import type { SavableCardView } from '../../../../parts/vehicle/build-savable-card.ts';
import { ComparableRow } from '../../../../parts/vehicle/ComparableRow.tsx';
import styles from './InStockRow.module.css';

/** Cars available now, each labelled as brand new. */
export function InStockRow({ stock, title }: { stock: readonly SavableCardView[]; title: string }) {
  if (stock.length === 0) return null;
  return (
    <div className={styles.row}>
      <ComparableRow title={title} cards={stock} />
    </div>
  );
}
