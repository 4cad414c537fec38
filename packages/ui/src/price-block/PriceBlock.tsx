import styles from './PriceBlock.module.css';

export interface PriceBlockProps {
  /** Ready to show: `€12,950`. */
  price: string;
  isPoa: boolean;
  /** Brand-new stock shows a line of its own in place of finance. */
  adType?: 'brand-new' | 'used';
  hasFinance: boolean;
  /** Ready to show: `€249`. */
  monthlyPrice?: string;
  financeType?: string;
}

export function PriceBlock({
  price,
  isPoa,
  adType = 'used',
  hasFinance,
  monthlyPrice,
  financeType,
}: PriceBlockProps) {
  const isBrandNew = adType === 'brand-new';
  return (
    <div className={styles.block}>
      <p className={styles.price}>{isPoa ? 'POA' : price}</p>
      {isBrandNew ? <p className={styles.note}>Brand New - In Stock</p> : null}
      {hasFinance && monthlyPrice && !isBrandNew && !isPoa ? (
        <p className={styles.note}>
          Monthly price ({financeType}) <strong className={styles.monthly}>{monthlyPrice}</strong>
        </p>
      ) : null}
    </div>
  );
}
