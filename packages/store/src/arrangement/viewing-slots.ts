import { doOverlap, type SlotTime, type ViewingSlot, viewingLimits } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, asc, eq, gt, lt, sql } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { isoTime } from '../database/iso-time.ts';
import { conversation, viewing, viewingSlot } from '../schema/schema.ts';

export type AddedSlots = { kind: 'added'; count: number } | { kind: 'full' };

/**
 * Adds times at which a seller is free. Those that overlap one that is there are left out, so that the same form sent
 * twice adds nothing.
 */
export async function addViewingSlots(
  session: Session,
  publicReference: string,
  slots: readonly SlotTime[],
  { at }: { at: string },
): Promise<AddedSlots> {
  return session.transaction(async (inner): Promise<AddedSlots> => {
    await holdLock(inner, 'viewings of an advert', publicReference);
    const kept = await listSlots(inner, publicReference, { at });
    const added = slots.filter((slot) => !kept.some((other) => doOverlap(slot, other)));
    if (kept.length + added.length > viewingLimits.mostSlots) return { kind: 'full' };
    if (added.length === 0) return { kind: 'added', count: 0 };
    const rows = await inner.orm
      .insert(viewingSlot)
      .values(added.map(({ startsAt, minutes }) => ({ publicReference, startsAt, minutes })))
      .onConflictDoNothing()
      .returning({ id: viewingSlot.id });
    return { kind: 'added', count: rows.length };
  });
}

/** A meeting that has it keeps its time. */
export async function removeViewingSlot(
  session: Session,
  { id, publicReference }: Pick<ViewingSlot, 'id' | 'publicReference'>,
): Promise<void> {
  await session.orm
    .delete(viewingSlot)
    .where(and(eq(viewingSlot.id, id), eq(viewingSlot.publicReference, publicReference)));
}

/** All that are still to come, whether or not somebody has them. */
async function listSlots(
  session: Session,
  publicReference: string,
  { at }: { at: string },
): Promise<ViewingSlot[]> {
  const rows = await session.orm
    .select()
    .from(viewingSlot)
    .where(and(eq(viewingSlot.publicReference, publicReference), gt(viewingSlot.startsAt, at)))
    .orderBy(asc(viewingSlot.startsAt));
  return rows.map((row) => ({ ...row, startsAt: isoTime(row.startsAt) }));
}

/** Whether or not somebody has it. */
export async function findViewingSlot(
  session: Session,
  { id, publicReference }: Pick<ViewingSlot, 'id' | 'publicReference'>,
): Promise<ViewingSlot | undefined> {
  const [row] = await session.orm
    .select()
    .from(viewingSlot)
    .where(and(eq(viewingSlot.id, id), eq(viewingSlot.publicReference, publicReference)));
  return row && { ...row, startsAt: isoTime(row.startsAt) };
}

/** Those that a buyer can still ask for: nobody has them, and the seller meets nobody else about the advert then. */
export async function listFreeSlots(
  session: Session,
  publicReference: string,
  { at }: { at: string },
): Promise<ViewingSlot[]> {
  const slots = await listSlots(session, publicReference, { at });
  if (slots.length === 0) return [];
  const rows = await session.orm
    .select({
      slotId: viewing.slotId,
      startsAt: viewing.startsAt,
      minutes: viewing.minutes,
      state: viewing.state,
    })
    .from(viewing)
    .innerJoin(conversation, eq(conversation.id, viewing.conversationId))
    .where(
      and(
        eq(conversation.publicReference, publicReference),
        sql`${viewing.state} in ('proposed', 'confirmed', 'changed')`,
      ),
    );
  const open = rows.map((row) => ({ ...row, startsAt: isoTime(row.startsAt) }));
  return slots.filter(
    (slot) =>
      !open.some((each) => each.slotId === slot.id || (each.state === 'confirmed' && doOverlap(each, slot))),
  );
}

/** The slot, kept from everybody else until the transaction ends; undefined if it is gone or another meeting has it. */
export async function takeSlot(
  transaction: Session,
  {
    slotId,
    publicReference,
    viewingId,
  }: { slotId: number; publicReference: string; viewingId: number | null },
): Promise<ViewingSlot | undefined> {
  const [row] = await transaction.orm
    .select()
    .from(viewingSlot)
    .where(and(eq(viewingSlot.id, slotId), eq(viewingSlot.publicReference, publicReference)))
    .for('update');
  if (!row) return undefined;
  const [holder] = await transaction.orm
    .select({ id: viewing.id })
    .from(viewing)
    .where(and(eq(viewing.slotId, slotId), sql`${viewing.state} in ('proposed', 'confirmed', 'changed')`));
  if (holder && holder.id !== viewingId) return undefined;
  return { ...row, startsAt: isoTime(row.startsAt) };
}

/** Nobody needs free times of the past. */
export async function removeOldSlots(session: Session, { before }: { before: string }): Promise<void> {
  await session.orm.delete(viewingSlot).where(lt(viewingSlot.startsAt, before));
}
