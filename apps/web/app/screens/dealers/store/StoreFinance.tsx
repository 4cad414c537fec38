import { Link } from '@forecourt/ui';
import type { FinanceOffers, StoreFinanceView } from './build-store-finance.ts';
import styles from './StoreFinance.module.css';

export function StoreFinance({ finance: { offers, partners } }: { finance: StoreFinanceView }) {
  return (
    <div className={styles.finance}>
      {offers ? <Offers {...offers} /> : null}
      {partners.length > 0 ? (
        <div className={styles.partners}>
          <h3 className={styles.subtitle}>Finance partners</h3>
          <ul className={styles.lenders}>
            {partners.map(({ name, kinds }) => (
              <li key={name} className={styles.lender}>
                <strong>{name}</strong>
                {kinds ? <span>{kinds}</span> : null}
              </li>
            ))}
          </ul>
          <p className={styles.small}>
            Ask the dealer which of them would lend on the vehicle you want, and on what terms.
          </p>
        </div>
      ) : null}
      <p className={styles.links}>
        {offers ? <Link href={offers.href}>See stock with finance</Link> : null}
        <Link href="/car-finance">How finance works</Link>
      </p>
    </div>
  );
}

function Offers({ from, offer, example }: FinanceOffers) {
  return (
    <div className={styles.offers}>
      <p className={styles.from}>{from}</p>
      <p>{offer}</p>
      <p className={styles.small}>
        <strong>For example:</strong> {example} Offers of credit depend on your circumstances.
      </p>
    </div>
  );
}
