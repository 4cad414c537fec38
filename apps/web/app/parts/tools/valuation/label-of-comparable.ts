import { formatEuro, groupDigits } from '@forecourt/domain';
import type { ComparableAdvert } from '@forecourt/pricing';

/** `2019, 84,000 km, €15,950` */
export function labelOfComparable({ year, mileage, price }: ComparableAdvert): string {
  const km = mileage === null ? null : `${groupDigits(mileage)} km`;
  return [String(year), km, formatEuro(price)].filter((fact) => fact !== null).join(', ');
}
