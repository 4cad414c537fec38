import {
  type Conversation,
  type ConversationSide,
  conversationLimits,
  type OfficeAct,
  otherSide,
} from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, isNull, sql } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { openCase } from '../office/cases.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import {
  account,
  conversation,
  conversationMessage,
  conversationNotice,
  conversationReport,
  type ReportedMessage,
} from '../schema/schema.ts';
import { lockConversation } from './find-conversations.ts';
import { touchConversation } from './touch-conversation.ts';

export type ConversationReport = typeof conversationReport.$inferSelect;

/**
 * Hands the last messages of a conversation to the office. False if this side has reported it already and
 * nobody has decided yet.
 */
export async function reportConversation(
  session: Session,
  id: number,
  { by, reason, at }: { by: ConversationSide; reason: string; at: string },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    const about = await lockConversation(inner, id);
    if (!about) return false;
    const [waiting] = await inner.orm
      .select({ id: conversationReport.id })
      .from(conversationReport)
      .where(
        and(
          eq(conversationReport.conversationId, id),
          eq(conversationReport.by, by),
          isNull(conversationReport.decidedAt),
        ),
      );
    if (waiting) return false;
    const messages = await listReported(inner, id);
    const [report] = await inner.orm
      .insert(conversationReport)
      .values({ conversationId: id, by, reason, messages, at })
      .returning({ id: conversationReport.id });
    if (!report) throw new Error('A report was not stored.');
    const { publicReference } = about;
    const accountId = await findReportedAccount(inner, about, otherSide(by));
    await openCase(
      inner,
      { kind: 'conversation', subject: String(report.id), publicReference, accountId },
      { at },
    );
    await addNotice(inner, id, {
      side: by,
      words: `We have your report, with the last ${conversationLimits.reportedMessages} messages. A person looks at it, and we’ll tell you here what we decide.`,
      at,
    });
    await touchConversation(inner, id);
    return true;
  });
}

/** What was sent last, the oldest first. */
async function listReported(session: Session, conversationId: number): Promise<ReportedMessage[]> {
  const rows = await session.orm
    .select({
      id: conversationMessage.id,
      author: conversationMessage.author,
      body: conversationMessage.body,
      sentAt: conversationMessage.sentAt,
      photos: sql<number>`(select count(*) from conversation_photo photo where photo.message_id = conversation_message.id)`,
    })
    .from(conversationMessage)
    .where(and(eq(conversationMessage.conversationId, conversationId), eq(conversationMessage.state, 'sent')))
    .orderBy(desc(conversationMessage.id))
    .limit(conversationLimits.reportedMessages);
  return rows
    .toReversed()
    .map((row) => ({ ...row, sentAt: isoTime(row.sentAt), photos: Number(row.photos) }));
}

/** Whose doing it is counts: nobody decides about their own. */
async function findReportedAccount(
  session: Session,
  { sellerAccountId, buyerEmail }: Conversation,
  reported: ConversationSide,
): Promise<number | null> {
  if (reported === 'seller') return sellerAccountId;
  const [row] = await session.orm
    .select({ id: account.id })
    .from(account)
    .where(eq(account.email, buyerEmail));
  return row?.id ?? null;
}

/** Says something to a side, or to both: on the page, and to one side also by mail if `isMailed`. */
export async function addNotice(
  transaction: Session,
  conversationId: number,
  {
    isMailed = false,
    ...notice
  }: { side: ConversationSide | null; words: string; at: string; isMailed?: boolean },
): Promise<void> {
  const [row] = await transaction.orm
    .insert(conversationNotice)
    .values({ conversationId, ...notice })
    .returning({ id: conversationNotice.id });
  if (row && isMailed) await queueMail(transaction, 'conversation-notice', row.id, { at: notice.at });
}

export async function findConversationReport(
  session: Session,
  id: number,
): Promise<ConversationReport | undefined> {
  const [row] = await session.orm.select().from(conversationReport).where(eq(conversationReport.id, id));
  return row && { ...row, at: isoTime(row.at), decidedAt: isoTimeOrNull(row.decidedAt) };
}

/** What the office decided about a conversation, in the transaction that decides the case. */
export async function settleConversation(
  transaction: Session,
  reportId: number,
  { act, reason, at }: { act: OfficeAct; reason: string; at: string },
): Promise<void> {
  const report = await findConversationReport(transaction, reportId);
  const about = report && (await lockConversation(transaction, report.conversationId));
  if (!report || !about || report.decidedAt !== null) return;
  const isRefused = act === 'refuse';
  if (report.by === 'checks') await settleHeld(transaction, report, { isRefused, reason, at });
  else await settleReport(transaction, about, report.by, { isRefused, reason, at });
  await transaction.orm
    .update(conversationReport)
    .set({ decidedAt: at })
    .where(eq(conversationReport.id, reportId));
  await touchConversation(transaction, about.id);
}

interface Settled {
  isRefused: boolean;
  reason: string;
  at: string;
}

async function settleHeld(
  transaction: Session,
  { conversationId, messageId }: ConversationReport,
  { isRefused, reason, at }: Settled,
): Promise<void> {
  if (messageId === null) return;
  await transaction.orm
    .update(conversationMessage)
    .set({ state: isRefused ? 'refused' : 'sent' })
    .where(and(eq(conversationMessage.id, messageId), eq(conversationMessage.state, 'held')));
  if (!isRefused) return queueMail(transaction, 'message', messageId, { at });
  const words = `We didn’t pass on your message: the same text went to many sellers. Why: ${reason}`;
  await addNotice(transaction, conversationId, { side: 'buyer', words, at, isMailed: true });
}

async function settleReport(
  transaction: Session,
  { id }: Conversation,
  by: ConversationSide,
  { isRefused, reason, at }: Settled,
): Promise<void> {
  const why = reason === '' ? '' : ` Why: ${reason}`;
  const outcome = isRefused
    ? `A person has looked at your report. We’ve ended this conversation: nobody can write in it any more.${why}`
    : `A person has looked at your report and found nothing that breaks our rules. You can still block the other.${why}`;
  await addNotice(transaction, id, { side: by, words: outcome, at, isMailed: true });
  if (!isRefused) return;
  await transaction.orm.update(conversation).set({ closedAt: at }).where(eq(conversation.id, id));
  const words = `We’ve ended this conversation after a report. A person decided this, not a program.${why} If you think that’s wrong, contact us and somebody else will look at it.`;
  await addNotice(transaction, id, { side: otherSide(by), words, at, isMailed: true });
}
