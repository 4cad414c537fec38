import { formatEuro } from '@forecourt/domain';

/** Shows cents only if there are any: €12.35, but €1,200. A minus precedes the currency sign. */
export function formatAmount(amount: number): string {
  const sign = amount < 0 ? '−' : '';
  const size = Math.abs(amount);
  if (Number.isInteger(size)) return sign + formatEuro(size);
  const euro = Math.floor(size);
  const cents = Math.round((size - euro) * 100);
  return cents === 100
    ? sign + formatEuro(euro + 1)
    : `${sign}${formatEuro(euro)}.${String(cents).padStart(2, '0')}`;
}

/** Always shows cents, so that small amounts in a column can be compared. */
export function formatCents(amount: number): string {
  return `€${amount.toFixed(2)}`;
}
