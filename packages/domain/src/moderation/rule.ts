import type { SimilarUpload } from '../selling/photos/photo-print.ts';
import type { Finding, RuleEffect } from './finding.ts';

/** What is known about an advert when the rules look at it. */
export interface RuleFacts {
  /** Placed here by a person, or sent in a feed. */
  from: 'seller' | 'feed';
  isPrivate: boolean;
  price: number | null;
  /** The seller has ticked that the odd price is meant. */
  isPriceMeant: boolean;
  /** What such a vehicle usually costs; null if too few are for sale. */
  goingRate: number | null;
  words: string;
  plate: string | null;
  year: number | null;
  km: number | null;
  /** What the seller said about a mileage that needs a word; empty if nothing. */
  mileageReason: string;
  /** The highest mileage of an earlier advert with this plate. */
  earlierKm: number | null;
  /** Live adverts of others with this plate, by reference. */
  plateElsewhere: readonly string[];
  /** Adverts of others with one of its uploaded photos. */
  sameUploads: readonly string[];
  /** Adverts of others with photos that look like its uploaded ones. */
  similarUploads: readonly SimilarUpload[];
  /** Adverts of others in the same words. */
  sameWords: readonly string[];
  /** Null for what a feed sends. */
  accountAgeDays: number | null;
  /** The day on which an advert with this plate was refused, in words. */
  refusedBefore: string | null;
  /** The office has held it, or asked the seller to change it. */
  wasAskedToChange: boolean;
}

/** What a condition found: evidence for the office, a reason with the way out for the seller. */
export type Found = Pick<Finding, 'key' | 'evidence' | 'reason'>;

/** One rule. It knows facts only; change its version whenever its condition changes. */
export interface Rule {
  id: string;
  version: number;
  /** Its name in the office and in mails. */
  title: string;
  effect: RuleEffect;
  /** Where the seller mends it. */
  field: Finding['field'];
  /** Whether it also looks at what feeds send. */
  isForFeeds: boolean;
  condition(facts: RuleFacts): Found | null;
}
