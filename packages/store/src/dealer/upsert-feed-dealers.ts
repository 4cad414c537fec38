import {
  type DealerDraft,
  type FinancePartner,
  type OpeningHours,
  type Place,
  untoldHours,
} from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { buildDealer, type DealerRow } from './dealer-row.ts';
import { findDealersOfSource, maxDealersAtOnce } from './find-dealers.ts';
import { upsertDealers } from './upsert-dealers.ts';

/** What a feed says about a dealer; null means not stated. */
export interface StatedDealer {
  sourceReference: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  addressLines: readonly string[] | null;
  eircode: string | null;
  websiteUrl: string | null;
  place: Place | null;
  whatsapp: string | null;
  openingHours: OpeningHours | null;
  financePartners: readonly FinancePartner[] | null;
}

/** A dealer named by a feed, with a fallback place: where its vehicle is. */
export interface HeardDealer {
  dealer: StatedDealer;
  fallbackPlace: Place;
}

/**
 * Stores what a feed says about its dealers and returns their ids in the order given; a merged dealer gets
 * the id of the other. Details that the feed leaves out stay, and so does what an operator has set. A new
 * dealer is called by its reference until it gets a name.
 */
export async function upsertFeedDealers(
  session: Session,
  source: string,
  stated: readonly HeardDealer[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < stated.length; from += maxDealersAtOnce) {
    const page = stated.slice(from, from + maxDealersAtOnce);
    ids.push(...(await session.transaction((inner) => upsertPage(inner, source, page))));
  }
  return ids;
}

async function upsertPage(session: Session, source: string, page: readonly HeardDealer[]): Promise<number[]> {
  const references = page.map(({ dealer }) => dealer.sourceReference);
  const stored = new Map<string, DealerRow>();
  // Locked until they are written: otherwise an operator's change in between would be undone.
  for (const one of await findDealersOfSource(session, source, references, { toBeChanged: true }))
    stored.set(one.sourceReference, one);
  const drafts = page.map(({ dealer, fallbackPlace }) =>
    mergeDealer(source, dealer, fallbackPlace, stored.get(dealer.sourceReference)),
  );
  const ids = await upsertDealers(session, drafts);
  return ids.map((id, index) => stored.get(references[index] ?? '')?.mergedInto ?? id);
}

function mergeDealer(
  source: string,
  dealer: StatedDealer,
  fallbackPlace: Place,
  stored: DealerRow | undefined,
): DealerDraft {
  if (!stored) return stateOver(unknownDealer(source, dealer.sourceReference, fallbackPlace), dealer);
  const { id: _, ...known } = buildDealer(stored);
  const free = Object.entries(dealer).filter(([key]) => !stored.heldFields.includes(key));
  return stateOver<DealerDraft>(known, Object.fromEntries(free));
}

/** A stated value replaces the known one; null is not stated. */
export function stateOver<T extends object>(
  known: T,
  said: { readonly [Key in keyof T]?: T[Key] | null },
): T {
  return { ...known, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)) };
}

export function unknownDealer(source: string, sourceReference: string, place: Place): DealerDraft {
  return {
    source,
    sourceReference,
    name: sourceReference,
    addressLines: [],
    eircode: null,
    place,
    phone: null,
    email: null,
    whatsapp: null,
    websiteUrl: null,
    logoUrl: null,
    about: '',
    franchises: [],
    services: [],
    people: [],
    financePartners: [],
    openingHours: untoldHours,
    isSimiApproved: false,
    isFeaturedPartner: false,
    hasStore: false,
  };
}
