import { type ConversationSide, findShownPlace } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { eq, inArray } from '../database/drizzle.ts';
import { viewing, viewingMail } from '../schema/schema.ts';
import { listRequests } from './buyer-requests.ts';
import { listOffers } from './offers.ts';
import { listViewings } from './viewings.ts';

/** What a person has arranged in a conversation, as they may see it. */
export async function exportArrangements(session: Session, conversationId: number, side: ConversationSide) {
  const viewings = await listViewings(session, conversationId);
  return {
    viewings: viewings.map((each) => ({ ...each, place: findShownPlace(each, side) })),
    offers: await listOffers(session, conversationId),
    requests: await listRequests(session, conversationId),
    viewingMails: await session.orm
      .select({ id: viewingMail.id })
      .from(viewingMail)
      .innerJoin(viewing, eq(viewing.id, viewingMail.viewingId))
      .where(eq(viewing.conversationId, conversationId)),
  };
}

/** The mails about meetings of these conversations. */
export function viewingMailsOf(session: Session, conversationIds: readonly number[]) {
  return session.orm
    .select({ id: viewingMail.id })
    .from(viewingMail)
    .innerJoin(viewing, eq(viewing.id, viewingMail.viewingId))
    .where(inArray(viewing.conversationId, [...conversationIds]));
}
