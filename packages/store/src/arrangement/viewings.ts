import {
  type AdvertEnd,
  type Conversation,
  type ConversationSide,
  decideViewingAct,
  isViewingOpen,
  type VideoWay,
  type Viewing,
  type ViewingAct,
  type ViewingKind,
} from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, inArray, ne, or, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { conversation, viewing } from '../schema/schema.ts';
import { type Act, type ActDetails, type ActOutcome, type ActRefusal, runAct } from './run-act.ts';
import { queueViewingMails } from './viewing-mails.ts';
import { takeSlot } from './viewing-slots.ts';

/** When: one of the seller's free times, or another. */
export type ViewingTime = { slotId: number } | { slotId: null; startsAt: string; minutes: number };

export interface ViewingDraft {
  kind: ViewingKind;
  time: ViewingTime;
  /** Empty from a buyer, who does not know it. */
  place: string;
  videoWay: VideoWay | null;
}

export async function findViewing(session: Session, id: number): Promise<Viewing | undefined> {
  const [row] = await session.orm.select().from(viewing).where(eq(viewing.id, id));
  return row && buildViewing(row);
}

/** The newest first. */
export async function listViewings(session: Session, conversationId: number): Promise<Viewing[]> {
  const rows = await session.orm
    .select()
    .from(viewing)
    .where(eq(viewing.conversationId, conversationId))
    .orderBy(desc(viewing.id));
  return rows.map(buildViewing);
}

/** Whose meetings are looked for: those of an address, and those of conversations that somebody has a link to. */
export interface AgreedBuyer {
  email: string | null;
  conversationIds: readonly number[];
}

/** The meetings in person that a buyer has agreed on about these adverts, by their public references. */
export async function findAgreedViewings(
  session: Session,
  { email, conversationIds }: AgreedBuyer,
  publicReferences: readonly string[],
): Promise<{ publicReference: string; viewing: Viewing }[]> {
  if (publicReferences.length === 0) return [];
  const rows = await session.orm
    .select({ publicReference: conversation.publicReference, viewing })
    .from(viewing)
    .innerJoin(conversation, eq(conversation.id, viewing.conversationId))
    .where(
      and(
        or(
          email === null ? sql`false` : eq(conversation.buyerEmail, email),
          inArray(conversation.id, [...conversationIds]),
        ),
        inArray(conversation.publicReference, [...publicReferences]),
        eq(viewing.state, 'confirmed'),
        ne(viewing.kind, 'video-viewing'),
      ),
    );
  return rows.map((row) => ({ ...row, viewing: buildViewing(row.viewing) }));
}

/** Where the seller last met somebody about this advert, to fill in the form; empty if nowhere yet. */
export async function findLastPlace(
  session: Session,
  publicReference: string,
  isVideo: boolean,
): Promise<string> {
  const [row] = await session.orm
    .select({ place: viewing.place })
    .from(viewing)
    .innerJoin(conversation, eq(conversation.id, viewing.conversationId))
    .where(
      and(
        eq(conversation.publicReference, publicReference),
        sql`${viewing.place} <> ''`,
        isVideo ? eq(viewing.kind, 'video-viewing') : sql`${viewing.kind} <> 'video-viewing'`,
      ),
    )
    .orderBy(desc(viewing.changedAt))
    .limit(1);
  return row?.place ?? '';
}

/** One of the two names a time to meet. */
export async function proposeViewing(session: Session, act: Act, draft: ViewingDraft): Promise<ActOutcome> {
  return runAct(session, act, { message: 'viewing' }, (inner, about) =>
    storeProposal(inner, about, draft, act),
  );
}

/** Within a transaction that holds the conversation. */
export async function storeProposal(
  transaction: Session,
  about: Pick<Conversation, 'id' | 'publicReference'>,
  { kind, time: asked, place, videoWay }: ViewingDraft,
  { side, at }: Pick<Act, 'side' | 'at'>,
): Promise<{ kind: 'done'; details: ActDetails } | ActRefusal> {
  const open = (await listViewings(transaction, about.id)).find(({ state }) => isViewingOpen(state));
  if (open) return { kind: 'open-already' };
  const time = await settleTime(transaction, asked, about.publicReference, null);
  if (!time) return { kind: 'taken' };
  const [row] = await transaction.orm
    .insert(viewing)
    .values({
      conversationId: about.id,
      kind,
      state: 'proposed',
      proposedBy: side,
      ...time,
      place,
      videoWay,
      sequence: 0,
      wasConfirmed: false,
      changedAt: at,
    })
    .returning({ id: viewing.id });
  if (!row) throw new Error('A viewing was not stored.');
  return { kind: 'done', details: { id: row.id, act: 'propose' } };
}

export interface ViewingChange {
  id: number;
  act: Exclude<ViewingAct, 'lapse'>;
  /** Of the version that the person saw. */
  sequence: number;
  /** For a move. */
  time?: ViewingTime;
  /** Where, from the seller; without it the place stays. */
  place?: string;
}

export async function changeViewing(
  session: Session,
  act: Act,
  { id, act: name, sequence, time, place }: ViewingChange,
): Promise<ActOutcome> {
  return runAct(session, act, { message: 'viewing', isLeaving: name === 'cancel' }, async (inner, about) => {
    const before = await findViewing(inner, id);
    if (before?.conversationId !== about.id) return { kind: 'impossible' };
    if (before.sequence !== sequence) return { kind: 'changed' };
    const state = decideViewingAct(before, name, act.side, new Date(act.at));
    if (state === null) return { kind: 'impossible' };
    const after: Viewing = {
      ...before,
      state,
      place: place ?? before.place,
      sequence: sequence + 1,
      changedAt: act.at,
      wasConfirmed: before.wasConfirmed || state === 'confirmed',
      cancelledBy: state === 'cancelled' ? act.side : null,
    };
    if (state === 'confirmed' && after.place === '') return { kind: 'impossible' };
    if (name === 'move') {
      const moved = time && (await settleTime(inner, time, about.publicReference, id));
      if (!moved) return time ? { kind: 'taken' } : { kind: 'impossible' };
      Object.assign(after, moved, { proposedBy: act.side });
    }
    if (!(await storeViewing(inner, after))) return { kind: 'changed' };
    await queueViewingMails(inner, after);
    return { kind: 'done', details: { id, act: name } };
  });
}

/** Within a transaction that holds the conversation. Undefined if it is over. */
export async function cancelViewing(
  transaction: Session,
  id: number,
  cancelledBy: ConversationSide | AdvertEnd,
  { at }: { at: string },
): Promise<Viewing | undefined> {
  const before = await findViewing(transaction, id);
  if (!before) return undefined;
  // The seller ends an advert, and so its meetings.
  const actor = cancelledBy === 'buyer' ? 'buyer' : 'seller';
  const state = decideViewingAct(before, 'cancel', actor, new Date(at));
  if (state === null) return undefined;
  const after = { ...before, state, sequence: before.sequence + 1, changedAt: at, cancelledBy };
  if (!(await storeViewing(transaction, after))) return undefined;
  await queueViewingMails(transaction, after);
  return after;
}

async function settleTime(
  transaction: Session,
  time: ViewingTime,
  publicReference: string,
  viewingId: number | null,
): Promise<{ slotId: number | null; startsAt: string; minutes: number } | undefined> {
  if (time.slotId === null) return time;
  const slot = await takeSlot(transaction, { slotId: time.slotId, publicReference, viewingId });
  return slot && { slotId: slot.id, startsAt: slot.startsAt, minutes: slot.minutes };
}

/** False if it is no longer the version before this one. */
export async function storeViewing(transaction: Session, after: Viewing): Promise<boolean> {
  const { id, conversationId: _, kind: __, ...columns } = after;
  const stored = await transaction.orm
    .update(viewing)
    .set(columns)
    .where(and(eq(viewing.id, id), eq(viewing.sequence, after.sequence - 1)))
    .returning({ id: viewing.id });
  return stored.length > 0;
}

function buildViewing(row: typeof viewing.$inferSelect): Viewing {
  return { ...row, startsAt: isoTime(row.startsAt), changedAt: isoTime(row.changedAt) };
}
