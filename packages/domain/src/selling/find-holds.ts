import { groupDigits } from '../number/group-digits.ts';
import { isOddPrice } from './rules/price-rules.ts';
import { describeWordsRemark, findWordsRemarks, isContactRemark } from './rules/words-rules.ts';
import type { SellingField, SellingFields } from './selling-fields.ts';
import { sellingLimits } from './selling-limits.ts';

/** Why an advert is not shown yet, and the field whose change mends it. */
export interface Hold {
  rule: 'odd-price' | 'far-under' | 'plate-elsewhere' | 'contact-in-words';
  field: SellingField;
  /** For the seller. */
  reason: string;
}

export interface HoldFacts {
  price: number;
  /** What such a vehicle usually costs from a private seller; null if too few are for sale. */
  goingRate: number | null;
  /** Whether the plate is in another advert that is live now. */
  isPlateElsewhere: boolean;
}

/** What is checked when an advert is sent in. None of it is proof, so each says what would settle it. */
export function findHolds(
  fields: Pick<SellingFields, 'words' | 'isPriceMeant'>,
  { price, goingRate, isPlateElsewhere }: HoldFacts,
): Hold[] {
  const holds: Hold[] = [];
  if (isOddPrice(price) && fields.isPriceMeant !== 'yes') {
    holds.push({
      rule: 'odd-price',
      field: 'price',
      reason: `€${groupDigits(price)} looks like a placeholder. Enter your price, or tick that you mean it.`,
    });
  }
  if (goingRate !== null && price < goingRate * sellingLimits.lowestShareOfGoingRate) {
    holds.push({
      rule: 'far-under',
      field: 'price',
      reason: `€${groupDigits(price)} is far under the going rate of about €${groupDigits(goingRate)}. Check the price, the year and the version.`,
    });
  }
  if (isPlateElsewhere) {
    holds.push({
      rule: 'plate-elsewhere',
      field: 'plate',
      reason: 'Another advert with this plate is live. Check the plate, or end the other advert first.',
    });
  }
  const [contact] = findWordsRemarks(fields.words).filter(isContactRemark);
  if (contact) {
    holds.push({ rule: 'contact-in-words', field: 'words', reason: `${describeWordsRemark(contact)}.` });
  }
  return holds;
}
