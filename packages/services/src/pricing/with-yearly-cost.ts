import { standardKmAYear, yearOf } from '@forecourt/domain';
import { type PricedAdvert, runningCostAYear } from '@forecourt/pricing';

/** What searches compare: the cost of a year at the standard distance; null if too little is stated. */
export function standardYearlyCost(advert: PricedAdvert, now: Date): number | null {
  return runningCostAYear(advert, standardKmAYear[advert.channel], yearOf(now));
}
