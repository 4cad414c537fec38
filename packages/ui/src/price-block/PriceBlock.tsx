import { poaText } from '@forecourt/domain';
import { type AdType, brandNewText, decidePriceNote, monthlyPriceLabel } from '@forecourt/site';
import styles from './PriceBlock.module.css';

export interface PriceBlockProps {
  /** Ready to show: `€12,950`. */
  price: string;
  isPoa: boolean;
  /** The price with VAT, where the asking price is without it: `€15,313`. */
  priceWithVat?: string | null | undefined;
  /** Brand-new stock shows its own line instead of finance. */
  adType?: AdType;
  hasFinance: boolean;
  /** Ready to show: `€249`. */
  monthlyPrice?: string | undefined;
  financeType?: string | undefined;
  /** Small on a card, large on the page of an advert. */
  size?: 'sm' | 'lg';
}

export function PriceBlock({
  price,
  isPoa,
  priceWithVat,
  adType = 'standard',
  hasFinance,
  monthlyPrice,
  financeType,
  size = 'sm',
}: PriceBlockProps) {
  const note = decidePriceNote({ adType, hasFinance, isPoa, hasMonthlyPrice: Boolean(monthlyPrice) });
  return (
    <div className={styles.block} data-size={size === 'lg' ? size : undefined}>
      <p className={styles.price}>
        {isPoa ? poaText : price}
        {priceWithVat ? <span className={styles.vat}> ex VAT</span> : null}
      </p>
      {priceWithVat ? <p className={styles.note}>{`${priceWithVat} including VAT`}</p> : null}
      {note === 'brand-new' ? <p className={styles.note}>{brandNewText}</p> : null}
      {note === 'monthly' ? (
        <p className={styles.note}>
          {`${monthlyPriceLabel(financeType ?? null)} `}
          <strong className={styles.monthly}>{monthlyPrice}</strong>
        </p>
      ) : null}
    </div>
  );
}
