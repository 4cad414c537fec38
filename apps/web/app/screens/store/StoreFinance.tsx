import { Link } from '@forecourt/ui';
import type { StoreFinanceView } from './build-store-finance.ts';
import styles from './StoreFinance.module.css';

export function StoreFinance({ finance }: { finance: StoreFinanceView }) {
  return (
    <div className={styles.finance}>
      <p className={styles.from}>{finance.from}</p>
      <p>{finance.offer} The dealer tells you who lends, and on what terms to you.</p>
      <p className={styles.example}>
        <strong>For example:</strong> {finance.example} Offers of credit depend on your circumstances.
      </p>
      <p className={styles.links}>
        <Link href={finance.href}>See what can be financed</Link>
        <Link href="/car-finance">How finance works</Link>
      </p>
    </div>
  );
}
