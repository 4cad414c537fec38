import { Link } from '@forecourt/ui';
import type { NearbyDealer } from './build-nearby.ts';
import styles from './NearbyDealers.module.css';

export function NearbyDealers({ dealers }: { dealers: readonly NearbyDealer[] }) {
  return (
    <ul className={styles.dealers}>
      {dealers.map((dealer) => (
        <li key={dealer.id} className={styles.dealer}>
          <span className={styles.name}>
            <Link href={dealer.mapHref} isQuiet>
              {dealer.name}
            </Link>
          </span>
          <span className={styles.distance}>{dealer.distance}</span>
          <span className={styles.town}>{dealer.town}</span>
          <span className={styles.stock}>
            <Link href={dealer.stockHref} isQuiet>
              {dealer.stock}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
