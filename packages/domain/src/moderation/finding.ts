import type { SellingField } from '../selling/selling-fields.ts';

/**
 * What a rule leads to. `note` is only for whoever looks at the advert, `ask` waits for the seller's own answer, `hold` waits
 * for a person of the office. What a feed sends is marked, whatever the effect.
 */
export type RuleEffect = 'note' | 'ask' | 'hold';

/** Why an advert is not shown yet, and the field whose change mends it. */
export interface Hold {
  /** The id of a rule; `office` for what a person asked for, `office-hold` for what a person took off the site for now. */
  rule: string;
  field: SellingField | 'photos';
  /** For the seller. */
  reason: string;
}

/** A rule that applies to an advert. */
export interface Finding extends Hold {
  version: number;
  effect: RuleEffect;
  /** What it is about, such as the price: once accepted, the same is not found again. */
  key: string;
  /** For the office: what was seen, in words. */
  evidence: string;
}
