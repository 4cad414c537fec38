/** How the advert is sold: brand-new stock is shown without finance. */
export type AdType = 'standard' | 'brand-new';

export interface PriceBlock {
  adType: AdType;
  hasFinance: boolean;
  hasMonthlyPrice: boolean;
  isPoa: boolean;
}

export const brandNewText = 'Brand New - In Stock';

/** `Monthly price (PCP)`; without a type the brackets are left out too. */
export function monthlyPriceLabel(financeType: string | null): string {
  return financeType ? `Monthly price (${financeType})` : 'Monthly price';
}

/**
 * The note beside the price. Brand-new stock says that it is, and shows no finance; nor does a price on
 * application, because the law requires the cash price beside every monthly one.
 */
export function decidePriceNote(block: PriceBlock): 'brand-new' | 'monthly' | 'none' {
  if (block.adType === 'brand-new') return 'brand-new';
  return block.hasFinance && block.hasMonthlyPrice && !block.isPoa ? 'monthly' : 'none';
}
