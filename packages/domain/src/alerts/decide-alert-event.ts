import type { PricePoint } from '../advert/advert.ts';
import type { AlertEvent } from './alert.ts';
import { shortestAwayMs } from './alert-limits.ts';
import { isWorthTelling } from './price-cut.ts';

/** A vehicle after a change of its advert. Its plate makes several adverts one vehicle. */
export interface ChangedVehicle {
  /** When the change was made. */
  at: string;
  isForSale: boolean;
  /** When it was first advertised; an advert of the same plate that ended shortly before counts. */
  firstListedAt: string;
  /** Since when it had not been for sale, if this change brought it back. */
  awaySince: string | null;
  /** Oldest first. */
  prices: readonly PricePoint[];
}

/** What a person already knows about a vehicle. */
export interface ToldBefore {
  isTold: boolean;
  /** The lowest price that was told. */
  lowestPrice: number | null;
}

export const nothingTold: ToldBefore = { isTold: false, lowestPrice: null };

export interface MatchedAlert {
  /** From when on the person wants to be told. */
  since: string;
  /** Whether the search already found the vehicle at its price before. */
  matchedBefore: boolean;
}

/** What a change means to someone whose search finds the vehicle; null if it is no news. */
export function decideSearchEvent(
  vehicle: ChangedVehicle,
  { since, matchedBefore }: MatchedAlert,
  told: ToldBefore,
): Exclude<AlertEvent, 'sold' | 'cheaper'> | null {
  if (!vehicle.isForSale) return 'gone';
  if (!told.isTold && (vehicle.firstListedAt >= since || !matchedBefore)) return 'new';
  if (wasAway(vehicle)) return 'back';
  return isPriceDown(vehicle, since, told) ? 'price-down' : null;
}

/** What a change of the vehicle itself means to someone who watches it. */
export function decideVehicleEvent(
  vehicle: ChangedVehicle,
  since: string,
  told: ToldBefore,
): 'sold' | 'price-down' | null {
  if (!vehicle.isForSale) return 'sold';
  return isPriceDown(vehicle, since, told) ? 'price-down' : null;
}

/**
 * Below every price that the person has seen: what was told, or else what was asked when they began to watch. A price that
 * swings up and down is told once, and small cuts add up.
 */
function isPriceDown(vehicle: ChangedVehicle, since: string, { lowestPrice }: ToldBefore): boolean {
  const now = vehicle.prices.at(-1)?.price ?? null;
  const atFirst = priceAt(vehicle.prices, since);
  return isWorthTelling(lowestPrice ?? atFirst, now);
}

/** The price that applied then; before the first, the first. */
function priceAt(prices: readonly PricePoint[], moment: string): number | null {
  const applied = prices.findLast(({ at }) => at <= moment) ?? prices[0];
  return applied?.price ?? null;
}

function wasAway({ awaySince, at }: ChangedVehicle): boolean {
  return awaySince !== null && Date.parse(at) - Date.parse(awaySince) >= shortestAwayMs;
}
