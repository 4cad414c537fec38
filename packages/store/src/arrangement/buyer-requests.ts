import { type BuyerRequest, decideRequestAct, type RequestAct } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { buyerRequest } from '../schema/schema.ts';
import { type Act, type ActOutcome, runAct } from './run-act.ts';

export type RequestDraft =
  | Pick<BuyerRequest & { kind: 'call-back' }, 'kind' | 'details'>
  | Pick<BuyerRequest & { kind: 'part-exchange' }, 'kind' | 'details'>;

/** The newest first. */
export async function listRequests(session: Session, conversationId: number): Promise<BuyerRequest[]> {
  const rows = await session.orm
    .select()
    .from(buyerRequest)
    .where(eq(buyerRequest.conversationId, conversationId))
    .orderBy(desc(buyerRequest.id));
  return rows.map(buildRequest);
}

export async function makeRequest(session: Session, act: Act, draft: RequestDraft): Promise<ActOutcome> {
  return runAct(session, act, { message: draft.kind }, async (inner, about) => {
    if (act.side !== 'buyer') return { kind: 'impossible' };
    const id = await storeRequest(inner, about.id, draft, act);
    return { kind: 'done', details: { id, act: 'ask' } };
  });
}

/** Within a transaction that holds the conversation. Asked again with another number or another car, the new one counts. */
export async function storeRequest(
  transaction: Session,
  conversationId: number,
  { kind, details }: RequestDraft,
  { at }: { at: string },
): Promise<number> {
  const isOpen = and(
    eq(buyerRequest.conversationId, conversationId),
    eq(buyerRequest.kind, kind),
    eq(buyerRequest.state, 'asked'),
  );
  await transaction.orm.update(buyerRequest).set({ state: 'cancelled' }).where(isOpen);
  const [row] = await transaction.orm
    .insert(buyerRequest)
    .values({ conversationId, kind, state: 'asked', details, madeAt: at })
    .returning({ id: buyerRequest.id });
  if (!row) throw new Error('A request was not stored.');
  return row.id;
}

export async function decideRequest(
  session: Session,
  act: Act,
  { id, act: name }: { id: number; act: RequestAct },
): Promise<ActOutcome> {
  const [found] = await session.orm.select().from(buyerRequest).where(eq(buyerRequest.id, id));
  if (!found) return { kind: 'impossible' };
  return runAct(session, act, { message: found.kind, isLeaving: name === 'cancel' }, async (inner, about) => {
    const [before] = await inner.orm.select().from(buyerRequest).where(eq(buyerRequest.id, id));
    if (before?.conversationId !== about.id) return { kind: 'impossible' };
    const state = decideRequestAct(before.state, name, act.side);
    if (state === null) return { kind: before.state === 'asked' ? 'impossible' : 'changed' };
    const stored = await inner.orm
      .update(buyerRequest)
      .set({ state })
      .where(and(eq(buyerRequest.id, id), eq(buyerRequest.state, 'asked')))
      .returning({ id: buyerRequest.id });
    return stored.length > 0 ? { kind: 'done', details: { id, act: name } } : { kind: 'changed' };
  });
}

function buildRequest(row: typeof buyerRequest.$inferSelect): BuyerRequest {
  // `kind` and `details` are written together, by `storeRequest`.
  return { ...row, madeAt: isoTime(row.madeAt) } as BuyerRequest;
}
