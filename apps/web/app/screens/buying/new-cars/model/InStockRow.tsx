import { CardRow } from '@forecourt/ui';
import type { SavableCardView } from '../../../../parts/vehicle/build-savable-card.ts';
import { SavableCard } from '../../../../parts/vehicle/SavableCard.tsx';
import styles from './InStockRow.module.css';

/** Cars available now, each labelled as brand new. */
export function InStockRow({ stock, title }: { stock: readonly SavableCardView[]; title: string }) {
  if (stock.length === 0) return null;
  return (
    <div className={styles.row}>
      <CardRow title={title}>
        {stock.map((card) => (
          <SavableCard key={card.card.id} {...card} />
        ))}
      </CardRow>
    </div>
  );
}
