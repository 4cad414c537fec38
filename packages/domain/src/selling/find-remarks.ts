import { groupDigits } from '../number/group-digits.ts';
import type { SellingErrors } from './find-selling-errors.ts';
import { findPriceError, isOddPrice, parseSellingPrice } from './rules/price-rules.ts';
import { describeWordsRemark, findWordsRemarks } from './rules/words-rules.ts';
import type { SellingFields } from './selling-fields.ts';
import type { SellingStep } from './selling-steps.ts';

/** What the seller is asked about when a step is saved. It could be published, but some of it would be held. */
export function findStepRemarks(step: SellingStep, fields: SellingFields): SellingErrors {
  if (step === 'words') {
    const remarks = findWordsRemarks(fields.words).map(describeWordsRemark);
    return remarks.length > 0 ? { words: `${remarks.join('. ')}.` } : {};
  }
  const price = step === 'price' ? parseSellingPrice(fields.price) : null;
  if (price === null || !isOddPrice(price) || fields.isPriceMeant === 'yes') return {};
  // To mean it would not be enough.
  if (findPriceError(fields.price) !== null) return {};
  return {
    price: `Is €${groupDigits(price)} really your price? Change it, or tick that you mean it`,
  };
}
