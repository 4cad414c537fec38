import { formatEuro, formatPrice, isPoa, type StatedPrice } from './price.ts';

/** How the advert is sold: brand-new stock is shown without finance. */
export type AdType = 'standard' | 'brand-new';

export interface PriceBlock {
  price: StatedPrice;
  monthlyPrice: number | null;
  /** `HP`, `PCP`. */
  financeType: string | null;
  adType: AdType;
  hasFinance: boolean;
  isPoa: boolean;
}

export interface PriceBlockView {
  price: string;
  /** `Brand New - In Stock`, for brand-new vehicles alone. */
  badge: string | null;
  monthly: { label: string; price: string } | null;
}

export const brandNewText = 'Brand New - In Stock';

/** `Monthly price (PCP)`; without a type the brackets go too. */
export function monthlyPriceLabel(financeType: string | null): string {
  return financeType ? `Monthly price (${financeType})` : 'Monthly price';
}

export function buildPriceBlockView(block: PriceBlock): PriceBlockView {
  const isBrandNew = block.adType === 'brand-new';
  const hasMonthlyPrice = block.hasFinance && block.monthlyPrice !== null && block.monthlyPrice > 0;
  return {
    price: block.isPoa || isPoa(block.price) ? formatPrice(null) : formatPrice(block.price),
    badge: isBrandNew ? brandNewText : null,
    monthly:
      hasMonthlyPrice && !isBrandNew
        ? { label: monthlyPriceLabel(block.financeType), price: formatEuro(block.monthlyPrice ?? 0) }
        : null,
  };
}
