import { type Hold, type SellerAdvertState, takesPlace } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { asc, desc, eq } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { isoTime } from '../database/iso-time.ts';
import { type AdvertEventKind, advertEvent, sellerAdvert, sellingDraft } from '../schema/schema.ts';

/** An advert that a person has placed. */
export interface SellerAdvert {
  publicReference: string;
  draftId: string;
  accountId: number;
  state: SellerAdvertState;
  stateSince: string;
  /** Why it is held; of a live one, why its last changes are. */
  holds: readonly Hold[];
  /** Letters and digits of the plate. */
  plateKey: string;
  sentVersion: number;
  /** The names of the photos that were last sent in, the cover first; null if it was sent in before they were kept. */
  sentPhotos: readonly string[] | null;
  placedAt: string;
}

export interface AdvertEvent {
  at: string;
  actor: 'seller' | 'checks' | 'office';
  kind: AdvertEventKind;
  why: string | null;
}

export async function findSellerAdvert(
  session: Session,
  publicReference: string,
): Promise<SellerAdvert | undefined> {
  const [row] = await session.orm
    .select()
    .from(sellerAdvert)
    .where(eq(sellerAdvert.publicReference, publicReference));
  return row && buildSellerAdvert(row);
}

/** What the seller of an advert wrote about themselves, as it is now. */
export async function findSellerFields(
  session: Session,
  publicReference: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const [row] = await session.orm
    .select({ fields: sellingDraft.fields })
    .from(sellerAdvert)
    .innerJoin(sellingDraft, eq(sellingDraft.id, sellerAdvert.draftId))
    .where(eq(sellerAdvert.publicReference, publicReference));
  return row?.fields;
}

export async function findSellerAdvertOfDraft(
  session: Session,
  draftId: string,
): Promise<SellerAdvert | undefined> {
  const [row] = await session.orm.select().from(sellerAdvert).where(eq(sellerAdvert.draftId, draftId));
  return row && buildSellerAdvert(row);
}

/** The last placed first. */
export async function listSellerAdverts(session: Session, accountId: number): Promise<SellerAdvert[]> {
  const rows = await session.orm
    .select()
    .from(sellerAdvert)
    .where(eq(sellerAdvert.accountId, accountId))
    .orderBy(desc(sellerAdvert.placedAt), asc(sellerAdvert.publicReference));
  return rows.map(buildSellerAdvert);
}

/** The oldest first. */
export async function listAdvertEvents(session: Session, publicReference: string): Promise<AdvertEvent[]> {
  const rows = await session.orm
    .select()
    .from(advertEvent)
    .where(eq(advertEvent.publicReference, publicReference))
    .orderBy(asc(advertEvent.id));
  return rows.map(({ at, actor, kind, why }) => ({ at: isoTime(at), actor, kind, why }));
}

export async function logAdvertEvent(
  session: Session,
  publicReference: string,
  event: AdvertEvent,
): Promise<void> {
  await session.orm.insert(advertEvent).values({ publicReference, ...event });
}

/** One change to an account's adverts waits for the other, so that both together stay within the limits. */
export async function lockSeller(session: Session, accountId: number): Promise<void> {
  await holdLock(session, 'adverts of a seller', accountId);
}

export function buildSellerAdvert(row: typeof sellerAdvert.$inferSelect): SellerAdvert {
  const { publicReference, draftId, accountId, state, holds, plateKey, sentVersion, sentPhotos } = row;
  return {
    publicReference,
    draftId,
    accountId,
    state,
    stateSince: isoTime(row.stateSince),
    holds,
    plateKey,
    sentVersion,
    sentPhotos,
    placedAt: isoTime(row.placedAt),
  };
}

export interface SellerLimits {
  mostLive: number;
  mostInTwelveMonths: number;
}

const yearMs = 365 * 86_400_000;

/** Why this person may not place another advert now; null if they may. */
export function findLimit(
  others: readonly SellerAdvert[],
  isNew: boolean,
  { at, mostLive, mostInTwelveMonths }: SellerLimits & { at: string },
): 'too-many-live' | 'too-many-in-a-year' | null {
  if (others.filter(({ state }) => takesPlace(state)).length >= mostLive) return 'too-many-live';
  const since = Date.parse(at) - yearMs;
  const placed = others.filter(({ placedAt }) => Date.parse(placedAt) > since).length;
  return isNew && placed >= mostInTwelveMonths ? 'too-many-in-a-year' : null;
}
