import type { Channel } from '../channel/channel.ts';
import type { Place } from '../place/place.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';

/** Visitors do not need the reason why an advert is no longer live: it has ended. */
export type AdvertStatus = 'live' | 'ended';

/** A stated monthly price must come with all of this by law (Consumer Credit Act 1995). */
export interface FinanceQuote {
  quoteType: 'HP' | 'PCP';
  monthlyPayment: number;
  deposit: number;
  termMonths: number;
  /** The last, larger payment of a PCP; 0 for hire purchase. */
  balloon: number;
  /** In percent, 6.9 for 6.9%. */
  apr: number;
  totalCost: number;
}

export type Seller =
  | { kind: 'trade'; dealerId: number }
  | { kind: 'private'; name: string; phone: string | null; email: string | null };

/**
 * Where a picture comes from: `drawing:side` is drawn from the advert itself, `photo:…` is a file that the
 * operator imported, `https://…` is fetched once by the media server. Visitors only see /media addresses.
 */
export type PictureSource = string;

/** What an advert can state and still not be believed; any other impossible value is left out. */
export const doubtable = ['price', 'mileage', 'year', 'registration'] as const;

export type Doubted = (typeof doubtable)[number];

export interface PricePoint {
  /** ISO time from which the advert asked this price. */
  at: string;
  /** Whole euro; null is POA. */
  price: number | null;
}

/** What a seller states: everything a feed row or the made-up market supplies. */
export interface AdvertDraft {
  /** The feed that owns the advert; a feed can only change its own. */
  source: string;
  /** The advert's name within its source. */
  sourceReference: string;
  channel: Channel;
  title: string;
  description: string;
  vehicle: Vehicle;
  /** Values of the vehicle that the seller did not state: they are usual for its model. */
  usual: readonly (keyof Vehicle)[];
  /** What is hard to believe as stated. */
  doubted: readonly Doubted[];
  /** Whole euro; null is POA. */
  price: number | null;
  finance: FinanceQuote | null;
  pictures: readonly PictureSource[];
  videoUrl: string | null;
  hasSpin: boolean;
  seller: Seller;
  place: Place;
  isFeatured: boolean;
}

/** An advert as stored. */
export interface Advert extends AdvertDraft {
  publicReference: string;
  status: AdvertStatus;
  /** ISO times. */
  listedAt: string;
  updatedAt: string;
  endedAt: string | null;
  /** Oldest first; the last one is the current price. */
  priceHistory: readonly PricePoint[];
}
