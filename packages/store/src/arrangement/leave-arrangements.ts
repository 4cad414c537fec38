import { type ConversationSide, decideOfferAct, isViewingOpen } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { buyerRequest, offer } from '../schema/schema.ts';
import { listOffers } from './offers.ts';
import { cancelViewing, listViewings } from './viewings.ts';

/** Within a transaction that holds the conversation: one of the two wants nothing more to do with the other. */
export async function leaveArrangements(
  transaction: Session,
  conversationId: number,
  side: ConversationSide,
  { at }: { at: string },
): Promise<void> {
  for (const { id, state } of await listViewings(transaction, conversationId)) {
    if (isViewingOpen(state)) await cancelViewing(transaction, id, side, { at });
  }
  for (const each of await listOffers(transaction, conversationId)) {
    const act = each.madeBy === side ? 'withdraw' : 'decline';
    const state = decideOfferAct(each, act, side, new Date(at));
    if (state === null) continue;
    await transaction.orm.update(offer).set({ state, decidedAt: at }).where(eq(offer.id, each.id));
  }
  // Nobody waits for a call that will not come, or leaves their number on a card.
  await transaction.orm
    .update(buyerRequest)
    .set({ state: 'cancelled' })
    .where(and(eq(buyerRequest.conversationId, conversationId), eq(buyerRequest.state, 'asked')));
}
