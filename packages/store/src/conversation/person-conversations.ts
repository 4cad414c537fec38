import { exportArrangements, viewingMailsOf } from '../arrangement/person-arrangements.ts';
import type { Session } from '../database/database.ts';
import { and, asc, eq, inArray, ne, or, sql } from '../database/drizzle.ts';
import {
  conversation,
  conversationMessage,
  conversationNotice,
  conversationReport,
  mailKindsAbout,
  offer,
  officeCase,
  outgoingMail,
} from '../schema/schema.ts';
import { noteLooseOfConversations } from '../selling/loose-photos.ts';

interface Person {
  email: string;
  accountId: number | null;
  /** The person's adverts: whoever placed them by a feed has no account. */
  references: readonly string[];
}

/** The conversations of a person, on either side, with every message: without the other's address. */
export async function exportConversations(session: Session, { email, accountId, references }: Person) {
  const rows = await session.orm
    .select()
    .from(conversation)
    .where(
      or(
        eq(conversation.buyerEmail, email),
        accountId === null ? undefined : eq(conversation.sellerAccountId, accountId),
        and(sql`${conversation.dealerId} is null`, inArray(conversation.publicReference, [...references])),
      ),
    )
    .orderBy(asc(conversation.id));
  return Promise.all(
    rows.map(async ({ id, publicReference, buyerEmail, startedAt, blockedBy, closedAt }) => ({
      id,
      publicReference,
      side: buyerEmail === email ? ('buyer' as const) : ('seller' as const),
      startedAt,
      blockedBy,
      closedAt,
      arrangements: await exportArrangements(session, id, buyerEmail === email ? 'buyer' : 'seller'),
      messages: await session.orm
        .select({
          id: conversationMessage.id,
          author: conversationMessage.author,
          kind: conversationMessage.kind,
          body: conversationMessage.body,
          details: conversationMessage.details,
          sentAt: conversationMessage.sentAt,
          photos: sql<string[]>`array(select photo.name from conversation_photo photo
            where photo.message_id = conversation_message.id order by photo.position)`,
        })
        .from(conversationMessage)
        .where(
          and(
            eq(conversationMessage.conversationId, id),
            or(
              eq(conversationMessage.state, 'sent'),
              eq(conversationMessage.author, buyerEmail === email ? 'buyer' : 'seller'),
            ),
          ),
        )
        .orderBy(asc(conversationMessage.id)),
      notices: await session.orm
        .select({
          id: conversationNotice.id,
          words: conversationNotice.words,
          at: conversationNotice.at,
        })
        .from(conversationNotice)
        .where(
          and(
            eq(conversationNotice.conversationId, id),
            or(
              sql`${conversationNotice.side} is null`,
              eq(conversationNotice.side, buyerEmail === email ? 'buyer' : 'seller'),
            ),
          ),
        )
        .orderBy(asc(conversationNotice.id)),
    })),
  );
}

/** Deletes conversations with everything in them; their photos are deleted later, and unsent mails are stopped. */
export async function removeConversations(
  transaction: Session,
  ids: readonly number[],
  { at }: { at: string },
): Promise<void> {
  if (ids.length === 0) return;
  await dropMails(transaction, ids);
  await closeCases(transaction, ids, { at });
  await noteLooseOfConversations(transaction, ids, { at });
  await transaction.orm.delete(conversation).where(inArray(conversation.id, [...ids]));
}

/** Stops what waits in the outbox about these conversations. */
export async function dropMails(transaction: Session, ids: readonly number[]): Promise<void> {
  const inThese = inArray(conversationMessage.conversationId, [...ids]);
  const messages = transaction.orm
    .select({ id: conversationMessage.id })
    .from(conversationMessage)
    .where(inThese);
  const notices = transaction.orm
    .select({ id: conversationNotice.id })
    .from(conversationNotice)
    .where(inArray(conversationNotice.conversationId, [...ids]));
  const offers = transaction.orm
    .select({ id: offer.id })
    .from(offer)
    .where(inArray(offer.conversationId, [...ids]));
  await transaction.orm
    .update(outgoingMail)
    .set({ state: 'dropped', lastError: null })
    .where(
      and(
        ne(outgoingMail.state, 'sent'),
        or(
          and(
            inArray(outgoingMail.kind, mailKindsAbout('conversation-message')),
            inArray(outgoingMail.aboutId, messages),
          ),
          and(
            inArray(outgoingMail.kind, mailKindsAbout('conversation-notice')),
            inArray(outgoingMail.aboutId, notices),
          ),
          and(inArray(outgoingMail.kind, mailKindsAbout('offer')), inArray(outgoingMail.aboutId, offers)),
          and(
            inArray(outgoingMail.kind, mailKindsAbout('viewing-mail')),
            inArray(outgoingMail.aboutId, viewingMailsOf(transaction, ids)),
          ),
        ),
      ),
    );
}

/** Nobody can decide about what is gone. */
export async function closeCases(
  transaction: Session,
  ids: readonly number[],
  { at }: { at: string },
): Promise<void> {
  await transaction.orm
    .update(officeCase)
    .set({ state: 'closed', closedAt: at, leasedBy: null, leasedUntil: null })
    .where(
      and(
        eq(officeCase.kind, 'conversation'),
        eq(officeCase.state, 'open'),
        inArray(
          officeCase.subject,
          transaction.orm
            .select({ id: sql<string>`${conversationReport.id}::text` })
            .from(conversationReport)
            .where(inArray(conversationReport.conversationId, [...ids])),
        ),
      ),
    );
}

/** A buyer's conversations go on under their new address, unless it has one about the same advert. */
export async function moveConversationsToAddress(
  session: Session,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await session.orm.execute(sql`update conversation as moved set buyer_email = ${to}
    where buyer_email = ${from} and not exists (select 1 from conversation there
      where there.public_reference = moved.public_reference and there.buyer_email = ${to})`);
}
