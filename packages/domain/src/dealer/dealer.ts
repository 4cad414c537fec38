import type { Place } from '../place/place.ts';
import type { FinancePartner } from './finance-partner.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Irish wall-clock times, `09:00` to `18:00`. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** Null is closed all day. */
export interface OpeningHours extends Record<Weekday, DayHours | null> {
  /** For a dealer who opens on bank holidays; closed on them if left out. */
  bankHolidays?: DayHours;
}

export interface DealerDraft {
  source: string;
  sourceReference: string;
  name: string;
  /** Lines of the postal address without county and Eircode. */
  addressLines: readonly string[];
  eircode: string | null;
  place: Place;
  phone: string | null;
  email: string | null;
  whatsapp: string | null;
  websiteUrl: string | null;
  /** A /media address with a %d width, or null for a dealer without a logo. */
  logoUrl: string | null;
  about: string;
  /** Makes that the dealer sells new. */
  franchises: readonly string[];
  services: readonly string[];
  people: readonly { name: string; role: string }[];
  /** Lenders for the dealer's customers, as far as the dealer has stated. */
  financePartners: readonly FinancePartner[];
  openingHours: OpeningHours;
  isSimiApproved: boolean;
  isFeaturedPartner: boolean;
  hasStore: boolean;
}

export interface Dealer extends DealerDraft {
  id: number;
}

export interface DealerReview {
  dealerId: number;
  author: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  body: string;
  /** ISO time. */
  writtenAt: string;
  reply: { body: string; writtenAt: string } | null;
  state: 'pending' | 'published' | 'rejected';
}
