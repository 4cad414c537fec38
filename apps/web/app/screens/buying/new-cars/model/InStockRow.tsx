import { CardRow, VehicleCard } from '@forecourt/ui';
import { SaveHeart } from '../../../../visitor/saved/SaveHeart.tsx';
import type { StockCard } from '../find-brand-new-stock.server.ts';
import styles from './InStockRow.module.css';

/** Cars available now, each labelled as brand new. */
export function InStockRow({ stock, title }: { stock: readonly StockCard[]; title: string }) {
  if (stock.length === 0) return null;
  return (
    <div className={styles.row}>
      <CardRow title={title}>
        {stock.map(({ card, saved }) => (
          <VehicleCard key={card.id} {...card} icon={<SaveHeart channel="Car" vehicle={saved} />} />
        ))}
      </CardRow>
    </div>
  );
}
