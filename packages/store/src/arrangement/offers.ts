import { decideOfferAct, type Offer, type OfferAct } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { offer } from '../schema/schema.ts';
import { type Act, type ActOutcome, runAct } from './run-act.ts';
import { expireOffer } from './settle-arrangements.ts';

export async function findOffer(session: Session, id: number): Promise<Offer | undefined> {
  const [row] = await session.orm.select().from(offer).where(eq(offer.id, id));
  return row && buildOffer(row);
}

/** The newest first. */
export async function listOffers(session: Session, conversationId: number): Promise<Offer[]> {
  const rows = await session.orm
    .select()
    .from(offer)
    .where(eq(offer.conversationId, conversationId))
    .orderBy(desc(offer.id));
  return rows.map(buildOffer);
}

export async function makeOffer(
  session: Session,
  act: Act,
  { amount }: { amount: number },
): Promise<ActOutcome> {
  return runAct(session, act, { message: 'offer' }, async (inner, about) => {
    const open = (await listOffers(inner, about.id)).find(({ state }) => state === 'made');
    // One that is past its time makes room, whether or not the regular job has got to it.
    if (open && !(await expireOffer(inner, open, { at: act.at }))) return { kind: 'open-already' };
    const [row] = await inner.orm
      .insert(offer)
      .values({ conversationId: about.id, state: 'made', madeBy: act.side, amount, madeAt: act.at })
      .returning({ id: offer.id });
    if (!row) throw new Error('An offer was not stored.');
    return { kind: 'done', details: { id: row.id, act: 'make' } };
  });
}

export async function decideOffer(
  session: Session,
  act: Act,
  { id, act: name }: { id: number; act: Exclude<OfferAct, 'expire'> },
): Promise<ActOutcome> {
  return runAct(session, act, { message: 'offer', isLeaving: name !== 'accept' }, async (inner, about) => {
    const before = await findOffer(inner, id);
    if (before?.conversationId !== about.id) return { kind: 'impossible' };
    const state = decideOfferAct(before, name, act.side, new Date(act.at));
    if (state === null) return { kind: before.state === 'made' ? 'impossible' : 'changed' };
    const stored = await inner.orm
      .update(offer)
      .set({ state, decidedAt: act.at })
      .where(and(eq(offer.id, id), eq(offer.state, 'made')))
      .returning({ id: offer.id });
    return stored.length > 0 ? { kind: 'done', details: { id, act: name } } : { kind: 'changed' };
  });
}

function buildOffer(row: typeof offer.$inferSelect): Offer {
  return { ...row, madeAt: isoTime(row.madeAt), decidedAt: isoTimeOrNull(row.decidedAt) };
}
