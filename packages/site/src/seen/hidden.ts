import { type Advert, isPublicReference, parseJson, type Seller } from '@forecourt/domain';

/** What a visitor has hidden from the results of a channel. */
export interface Hidden {
  /** Public references, the latest first. */
  adverts: readonly string[];
  /** Seller keys, the latest first. */
  sellers: readonly string[];
  /** Leave out what has already been viewed. */
  hidesSeen: boolean;
}

/** The details of an advert that the decision needs. */
export interface HideableAdvert {
  publicReference: string;
  sellerKey: string | null;
}

export const nothingHidden: Hidden = { adverts: [], sellers: [], hidesSeen: false };

/** A visitor who hides more than this needs a filter; the oldest are shown again. */
export const maximumHiddenAdverts = 500;
export const maximumHiddenSellers = 100;

const sellerKeyForm = /^dealer-\d{1,9}$/;

/**
 * The key of a seller across adverts. A private seller has none: personal data does not belong in somebody
 * else's browser storage.
 */
export function sellerKey(seller: Seller): string | null {
  return seller.kind === 'trade' ? `dealer-${seller.dealerId}` : null;
}

export function hideableAdvert(advert: Pick<Advert, 'publicReference' | 'seller'>): HideableAdvert {
  return { publicReference: advert.publicReference, sellerKey: sellerKey(advert.seller) };
}

export function isHidden(hidden: Hidden, seen: ReadonlySet<string>, advert: HideableAdvert): boolean {
  if (hidden.adverts.includes(advert.publicReference)) return true;
  if (advert.sellerKey !== null && hidden.sellers.includes(advert.sellerKey)) return true;
  return hidden.hidesSeen && seen.has(advert.publicReference);
}

export function hideAdvert(hidden: Hidden, publicReference: string): Hidden {
  return { ...hidden, adverts: atFront(hidden.adverts, publicReference, maximumHiddenAdverts) };
}

export function hideSeller(hidden: Hidden, key: string): Hidden {
  return { ...hidden, sellers: atFront(hidden.sellers, key, maximumHiddenSellers) };
}

/** Parses what the browser stored, keeping whatever it understands. */
export function parseHidden(stored: string | null): Hidden {
  const entry = parseJson(stored);
  if (typeof entry !== 'object' || entry === null) return nothingHidden;
  const { adverts, sellers, hidesSeen } = entry as Record<string, unknown>;
  return {
    adverts: textsOf(adverts).filter(isPublicReference).slice(0, maximumHiddenAdverts),
    sellers: textsOf(sellers)
      .filter((key) => sellerKeyForm.test(key))
      .slice(0, maximumHiddenSellers),
    hidesSeen: hidesSeen === true,
  };
}

export function formatHidden(hidden: Hidden): string {
  return JSON.stringify(hidden);
}

function atFront(list: readonly string[], item: string, most: number): readonly string[] {
  return [item, ...list.filter((other) => other !== item)].slice(0, most);
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
