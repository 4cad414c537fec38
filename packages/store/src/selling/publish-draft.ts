import {
  type AdvertDraft,
  type Finding,
  formatEuro,
  type Hold,
  isOfficeHold,
  needsPerson,
  publicReferenceOf,
  type SellerAdvertState,
  sellersSource,
} from '@forecourt/domain';
import { findAccount } from '../account/accounts.ts';
import { endAdverts } from '../advert/end-adverts.ts';
import { findAdvert } from '../advert/find-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import type { Session } from '../database/database.ts';
import { and, eq, ne, sql } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { closeCases, openCase, repriceCase } from '../office/cases.ts';
import { findPlateMatches } from '../office/compare-adverts.ts';
import { sellerAdvert, sellingDraft } from '../schema/schema.ts';
import { noteLooseOfDrafts } from './loose-photos.ts';
import {
  findLimit,
  findSellerAdvert,
  findSellerAdvertOfDraft,
  listSellerAdverts,
  lockSeller,
  logAdvertEvent,
  type SellerAdvert,
  type SellerLimits,
} from './seller-adverts.ts';
import { forgetSale, recordSale, type SellerSale } from './seller-sales.ts';
import { findSellingDraft, lockSellingDraft, removeSellingDraft } from './selling-drafts.ts';

/** Before the name of an uploaded photo among an advert's pictures. */
const photoPrefix = 'photo:';

export interface SentAdvert {
  draftId: string;
  accountId: number;
  /** Of the draft that was checked. */
  version: number;
  advert: Omit<AdvertDraft, 'source' | 'sourceReference'>;
  /** Why it must wait; none if it can go live. */
  holds: readonly (Hold & Partial<Finding>)[];
  /** What the office should know if it looks at it. */
  notes?: readonly Finding[];
  /** Live adverts of others with the plate that the rules were told of, by reference. */
  plateElsewhere?: readonly string[];
  /** What the seller explained, for the log. */
  why: string | null;
}

export type Published =
  | { kind: 'placed'; publicReference: string; state: SellerAdvertState; holds: readonly Hold[] }
  /** The draft has been changed since it was checked. */
  | { kind: 'draft-changed' }
  | { kind: 'too-many-live' | 'too-many-in-a-year' }
  /** By the office: only an appeal goes on from there. */
  | { kind: 'refused' }
  /** The advert was seen with another plate: its days, price and limits are that vehicle's. */
  | { kind: 'other-vehicle' }
  /** By the office, which must look before it goes live: the rules must say so. */
  | { kind: 'held-by-office' }
  /** Adverts with the plate went live since the rules looked: they must look again. */
  | { kind: 'plate-live'; references: readonly string[] };

/**
 * Places the advert of a draft, or sends in its changes, in one transaction with what visitors find. Sent twice, it
 * places one advert. Changes that are held leave the old version live.
 */
export async function publishDraft(
  session: Session,
  sent: SentAdvert,
  { at, ...limits }: SellerLimits & { at: string },
): Promise<Published> {
  const { draftId, accountId, version, holds } = sent;
  return session.transaction(async (inner): Promise<Published> => {
    await lockSeller(inner, accountId);
    await lockSellingDraft(inner, draftId);
    const draft = await findSellingDraft(inner, draftId);
    if (draft?.accountId !== accountId || draft.version !== version) return { kind: 'draft-changed' };
    const own = (await findSellerAdvertOfDraft(inner, draftId)) ?? null;
    if (own?.state === 'refused') return { kind: 'refused' };
    // One that was never shown has no days to lose, and joins the vehicle's ended advert.
    const isKnown = own !== null && (await findAdvert(inner, own.publicReference)) !== undefined;
    const before = isKnown ? own : ((await findSamePlate(inner, sent)) ?? own);
    if (before && before.plateKey !== plateKeyOf(sent) && (await findAdvert(inner, before.publicReference))) {
      return { kind: 'other-vehicle' };
    }
    if (before?.holds.some(isOfficeHold) && !holds.some(isOfficeHold)) return { kind: 'held-by-office' };
    const adverts = await listSellerAdverts(inner, accountId);
    const same = [own?.publicReference, before?.publicReference];
    const others = adverts.filter((each) => !same.includes(each.publicReference));
    const limit = findLimit(others, before === null, { at, ...limits });
    if (limit) return { kind: limit };
    const publicReference = before?.publicReference ?? publicReferenceOf(sellersSource, draftId);
    const isHeld = holds.length > 0;
    const references = isHeld ? [] : await findLiveSince(inner, sent, publicReference);
    if (references.length > 0) return { kind: 'plate-live', references };
    // As it is now: the account may have another address since the advert was built.
    const email = (await findAccount(inner, accountId))?.email ?? null;
    const isStillLive = isHeld && before?.state === 'live';
    const state: SellerAdvertState = isHeld && !isStillLive ? 'held' : 'live';
    const isStored = isHeld
      ? false
      : await storeLive(inner, publicReference, withAddress(sent, email), { at, before });
    const sentPhotos = photosOf(sent);
    const isSame =
      before?.state === state &&
      before.sentVersion === version &&
      before.draftId === draftId &&
      // A change of photos leaves the draft's version as it is.
      before.sentPhotos?.join() === sentPhotos.join();
    // The same form again: there is nothing to log.
    if (isSame && !isStored) return { kind: 'placed', publicReference, state, holds };
    const row = {
      draftId,
      accountId,
      state,
      stateSince: before?.state === state ? before.stateSince : at,
      holds: [...holds],
      plateKey: plateKeyOf(sent),
      sentVersion: version,
      sentPhotos,
    };
    if (own && own.publicReference !== publicReference) await dropNeverShown(inner, own, { at });
    await inner.orm
      .insert(sellerAdvert)
      .values({ publicReference, placedAt: at, ...row })
      .onConflictDoUpdate({ target: sellerAdvert.publicReference, set: row });
    await forgetSale(inner, publicReference);
    // The vehicle's earlier draft has given its advert to this one.
    if (before && before.draftId !== draftId) await removeSellingDraft(inner, before.draftId, { at });
    await logAdvertEvent(inner, publicReference, { at, actor: 'seller', kind: 'sent-in', why: sent.why });
    const reasons = holds.map(({ reason }) => reason).join(' ');
    await logAdvertEvent(inner, publicReference, {
      at,
      actor: 'checks',
      kind: isHeld ? 'held' : 'live',
      why: reasons || null,
    });
    await queueForOffice(inner, publicReference, sent, { at });
    return { kind: 'placed', publicReference, state, holds };
  });
}

function withAddress(sent: SentAdvert, email: string | null): SentAdvert {
  const { seller } = sent.advert;
  if (seller.kind !== 'private') return sent;
  return { ...sent, advert: { ...sent.advert, seller: { ...seller, email } } };
}

async function dropNeverShown(
  session: Session,
  { publicReference, draftId }: SellerAdvert,
  { at }: { at: string },
): Promise<void> {
  // A photo that shows the vehicle with its code goes with the row.
  await noteLooseOfDrafts(session, [draftId], { at });
  await closeCases(session, ['advert'], [publicReference], { at });
  await session.orm.delete(sellerAdvert).where(eq(sellerAdvert.publicReference, publicReference));
}

/** What a person must look at goes into the office's queue; what is mended leaves it. */
async function queueForOffice(
  session: Session,
  publicReference: string,
  { accountId, advert, holds, notes = [] }: SentAdvert,
  { at }: { at: string },
): Promise<void> {
  if (!holds.some(needsPerson)) return closeCases(session, ['advert'], [publicReference], { at });
  const findings = [
    ...holds.filter((hold): hold is Finding => needsPerson(hold) || hold.effect === 'ask'),
    ...notes,
  ];
  await openCase(
    session,
    { kind: 'advert', subject: publicReference, publicReference, accountId, findings, sent: advert },
    { at },
  );
}

/** Returns whether anything was written. */
async function storeLive(
  session: Session,
  publicReference: string,
  { advert, draftId }: SentAdvert,
  { at, before }: { at: string; before: SellerAdvert | null },
): Promise<boolean> {
  // A reference is the hash of its source's name for it, which stays that of the first draft.
  const stored = before ? await findAdvert(session, publicReference) : undefined;
  const sourceReference = stored?.sourceReference ?? draftId;
  const { changed, added } = await upsertAdverts(
    session,
    [{ ...advert, source: sellersSource, sourceReference }],
    {
      at,
    },
  );
  return changed + added > 0;
}

const plateKeyOf = ({ advert }: Pick<SentAdvert, 'advert'>) =>
  (advert.vehicle.registration ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');

const photosOf = ({ advert }: Pick<SentAdvert, 'advert'>) =>
  advert.pictures
    .filter((picture) => picture.startsWith(photoPrefix))
    .map((each) => each.slice(photoPrefix.length));

/**
 * Live adverts with the plate that the rules were not told of. Until the end of the transaction nobody else publishes the
 * plate, so that of two accounts who place it at once the second one is held.
 */
async function findLiveSince(session: Session, sent: SentAdvert, publicReference: string): Promise<string[]> {
  const plateKey = plateKeyOf(sent);
  if (plateKey === '') return [];
  await holdLock(session, 'a plate going live', plateKey);
  const known = new Set([publicReference, ...(sent.plateElsewhere ?? [])]);
  return (await findPlateMatches(session, [plateKey]))
    .filter((match) => match.isShown && !known.has(match.publicReference))
    .map((match) => match.publicReference);
}

/** The same vehicle placed again continues its ended or paused advert, so that its days and its log go on. */
async function findSamePlate(session: Session, sent: SentAdvert): Promise<SellerAdvert | null> {
  const plateKey = plateKeyOf(sent);
  if (plateKey === '') return null;
  const [row] = await session.orm
    .select({ publicReference: sellerAdvert.publicReference })
    .from(sellerAdvert)
    .where(
      and(
        eq(sellerAdvert.accountId, sent.accountId),
        eq(sellerAdvert.plateKey, plateKey),
        ne(sellerAdvert.draftId, sent.draftId),
        sql`${sellerAdvert.state} in ('paused', 'sold', 'withdrawn', 'lapsed')`,
        // One that was never live has no address that anybody knows.
        sql`exists (select 1 from advert where advert.public_reference = ${sellerAdvert.publicReference})`,
      ),
    )
    .limit(1);
  return row ? ((await findSellerAdvert(session, row.publicReference)) ?? null) : null;
}

export interface SellerChange {
  publicReference: string;
  accountId: number;
  at: string;
}

/** Takes an advert off the site. Returns false if it was in none of the states that allow it. */
export async function endSellerAdvert(
  session: Session,
  { publicReference, accountId, at }: SellerChange,
  {
    from,
    to,
    why,
    sale = null,
  }: {
    from: readonly SellerAdvertState[];
    to: 'paused' | 'sold' | 'withdrawn';
    why: string | null;
    /** What the seller says about a sale. */
    sale?: Omit<SellerSale, 'at'> | null;
  },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    await lockSeller(inner, accountId);
    const found = await findSellerAdvert(inner, publicReference);
    if (found?.accountId !== accountId || !from.includes(found.state)) return false;
    await endAdverts(inner, [publicReference], { at });
    await inner.orm
      .update(sellerAdvert)
      // Whoever ends an advert and brings it back does not get around the office.
      .set({ state: to, stateSince: at, holds: found.holds.filter(isOfficeHold) })
      .where(eq(sellerAdvert.publicReference, publicReference));
    await closeCases(inner, ['advert', 'appeal'], [publicReference], { at });
    await logAdvertEvent(inner, publicReference, { at, actor: 'seller', kind: to, why });
    if (sale) await recordSale(inner, publicReference, { ...sale, at });
    return true;
  });
}

/** Changes the price of a live advert, in its draft too. Returns false if it is not live. */
export async function changeSellerPrice(
  session: Session,
  { publicReference, accountId, at }: SellerChange,
  { price, isPriceMeant }: { price: number; isPriceMeant: boolean },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    await lockSeller(inner, accountId);
    const found = await findSellerAdvert(inner, publicReference);
    const advert = await findAdvert(inner, publicReference);
    if (found?.accountId !== accountId || found.state !== 'live' || advert?.status !== 'live') return false;
    if (advert.price === price) return true;
    await upsertAdverts(inner, [{ ...advert, price }], { at });
    await repriceCase(inner, publicReference, price);
    await lockSellingDraft(inner, found.draftId);
    const draft = await findSellingDraft(inner, found.draftId);
    if (draft) {
      const fields = { ...draft.fields, price: String(price), isPriceMeant: isPriceMeant ? 'yes' : '' };
      const version = draft.version + 1;
      await inner.orm
        .update(sellingDraft)
        .set({ fields, version, updatedAt: at })
        .where(eq(sellingDraft.id, draft.id));
      // Other changes that wait in the draft still wait.
      if (found.sentVersion === draft.version) {
        await inner.orm
          .update(sellerAdvert)
          .set({ sentVersion: version })
          .where(eq(sellerAdvert.publicReference, publicReference));
      }
    }
    const why = `${formatEuro(advert.price ?? 0)} → ${formatEuro(price)}`;
    await logAdvertEvent(inner, publicReference, { at, actor: 'seller', kind: 'price-changed', why });
    return true;
  });
}
