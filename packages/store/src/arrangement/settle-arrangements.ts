import { decideOfferAct, decideViewingAct, type Offer, offerHours, type ViewingAct } from '@forecourt/domain';
import { lockConversation } from '../conversation/find-conversations.ts';
import { touchConversation } from '../conversation/touch-conversation.ts';
import type { Session } from '../database/database.ts';
import { and, asc, eq, lte, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { offer, viewing } from '../schema/schema.ts';
import { queueViewingMails } from './viewing-mails.ts';
import { findViewing, storeViewing } from './viewings.ts';

const batch = 500;

/** Ends the offers whose time is over, and tells both people of each. Returns how many; fewer than there are if they are very many. */
export async function expireOffers(session: Session, { at }: { at: string }): Promise<number> {
  const madeBefore = new Date(Date.parse(at) - offerHours * 3_600_000).toISOString();
  const due = await session.orm
    .select()
    .from(offer)
    .where(and(eq(offer.state, 'made'), lte(offer.madeAt, madeBefore)))
    .orderBy(asc(offer.madeAt))
    .limit(batch);
  let expired = 0;
  for (const row of due) {
    expired += await session.transaction(async (inner) => {
      // The same order of locks as an act of one of the two.
      if (!(await lockConversation(inner, row.conversationId))) return 0;
      if (!(await expireOffer(inner, { ...row, madeAt: isoTime(row.madeAt) }, { at }))) return 0;
      await queueMail(inner, 'offer-ended-buyer', row.id, { at });
      await queueMail(inner, 'offer-ended-seller', row.id, { at });
      await touchConversation(inner, row.conversationId);
      return 1;
    });
  }
  return expired;
}

/** False if it is not over yet, or somebody has decided it meanwhile. */
export async function expireOffer(
  transaction: Session,
  { id, state, madeBy, madeAt }: Pick<Offer, 'id' | 'state' | 'madeBy' | 'madeAt'>,
  { at }: { at: string },
): Promise<boolean> {
  if (decideOfferAct({ state, madeBy, madeAt }, 'expire', 'clock', new Date(at)) === null) return false;
  const stored = await transaction.orm
    .update(offer)
    .set({ state: 'expired', decidedAt: at })
    .where(and(eq(offer.id, id), eq(offer.state, 'made')))
    .returning({ id: offer.id });
  return stored.length > 0;
}

/** Meetings that took place are done; times that nobody confirmed are cancelled. Returns how many. */
export async function settleViewings(session: Session, { at }: { at: string }): Promise<number> {
  const due = await session.orm
    .select({ id: viewing.id, conversationId: viewing.conversationId })
    .from(viewing)
    .where(and(sql`${viewing.state} in ('proposed', 'confirmed', 'changed')`, lte(viewing.startsAt, at)))
    .orderBy(asc(viewing.startsAt))
    .limit(batch);
  let settled = 0;
  for (const { id, conversationId } of due) {
    settled += await session.transaction(async (inner) => {
      if (!(await lockConversation(inner, conversationId))) return 0;
      if (!(await settleViewing(inner, id, { at }))) return 0;
      await touchConversation(inner, conversationId);
      return 1;
    });
  }
  return settled;
}

async function settleViewing(transaction: Session, id: number, { at }: { at: string }): Promise<boolean> {
  const before = await findViewing(transaction, id);
  if (!before) return false;
  const act: ViewingAct = before.state === 'confirmed' ? 'finish' : 'lapse';
  const state = decideViewingAct(before, act, 'clock', new Date(at));
  if (state === null) return false;
  const after = { ...before, state, sequence: before.sequence + 1, changedAt: at };
  if (!(await storeViewing(transaction, after))) return false;
  await queueViewingMails(transaction, after);
  return true;
}
