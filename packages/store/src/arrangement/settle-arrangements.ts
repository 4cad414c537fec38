import {
  type AdvertEnd,
  decideOfferAct,
  decideViewingAct,
  describeAdvertEnd,
  type Offer,
  offerHours,
  type ViewingAct,
} from '@forecourt/domain';
import { lockConversation } from '../conversation/find-conversations.ts';
import { addNotice } from '../conversation/report-conversation.ts';
import { touchConversation } from '../conversation/touch-conversation.ts';
import { queryRows, type Session } from '../database/database.ts';
import { and, asc, eq, lte, sql } from '../database/drizzle.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { offer, viewing } from '../schema/schema.ts';
import { queueViewingMails } from './viewing-mails.ts';
import { cancelViewing, findViewing, storeViewing } from './viewings.ts';

const batch = 500;

/** An advert that was placed here and is only off the site for now keeps its meetings and offers. */
const hasEnded = sql`(advert.takedown is not null or (advert.status = 'ended' and
  coalesce(seller_advert.state in ('sold', 'withdrawn', 'lapsed', 'refused'), true)))`;

/**
 * Ends the offers whose time is over and those of adverts that have ended, and tells both people of each. Returns how many;
 * fewer than there are if they are very many.
 */
export async function expireOffers(session: Session, { at }: { at: string }): Promise<number> {
  const madeBefore = new Date(Date.parse(at) - offerHours * 3_600_000).toISOString();
  const due = await queryRows<{ id: number; conversation: number }>(
    session,
    sql`select offer.id, offer.conversation_id as conversation
      from offer join conversation on conversation.id = offer.conversation_id
      left join advert on advert.public_reference = conversation.public_reference
      left join seller_advert on seller_advert.public_reference = advert.public_reference
      where offer.state = 'made' and (offer.made_at <= ${madeBefore}::timestamptz or ${hasEnded})
      order by offer.made_at limit ${batch}`,
  );
  let expired = 0;
  for (const { id, conversation } of due) {
    expired += await session.transaction(async (inner) => {
      // The same order of locks as an act of one of the two.
      if (!(await lockConversation(inner, conversation))) return 0;
      if (!(await storeExpired(inner, id, { at }))) return 0;
      await queueMail(inner, 'offer-ended-buyer', id, { at });
      await queueMail(inner, 'offer-ended-seller', id, { at });
      await touchConversation(inner, conversation);
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
  return storeExpired(transaction, id, { at });
}

async function storeExpired(transaction: Session, id: number, { at }: { at: string }): Promise<boolean> {
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

/**
 * Cancels the meetings of adverts that have ended, however they did, and tells the people. It goes by how things stand,
 * so none is missed: not what was proposed or confirmed after the sale either. Returns how many.
 */
export async function cancelViewingsOfEnded(session: Session, { at }: { at: string }): Promise<number> {
  const due = await queryRows<{ id: number; conversation: number; isSold: boolean }>(
    session,
    sql`select viewing.id, viewing.conversation_id as conversation,
        coalesce(seller_advert.state = 'sold', false) as "isSold"
      from viewing join conversation on conversation.id = viewing.conversation_id
      join advert on advert.public_reference = conversation.public_reference
      left join seller_advert on seller_advert.public_reference = advert.public_reference
      where viewing.state in ('proposed', 'confirmed', 'changed') and viewing.starts_at > ${at}::timestamptz
        and ${hasEnded}
      order by viewing.starts_at limit ${batch}`,
  );
  let cancelled = 0;
  for (const { id, conversation, isSold } of due) {
    cancelled += await session.transaction(async (inner) => {
      if (!(await lockConversation(inner, conversation))) return 0;
      const end: AdvertEnd = isSold ? 'sold' : 'ended';
      const after = await cancelViewing(inner, id, end, { at });
      if (!after) return 0;
      await addNotice(inner, conversation, { side: null, words: describeAdvertEnd(end, after), at });
      await touchConversation(inner, conversation);
      return 1;
    });
  }
  return cancelled;
}
