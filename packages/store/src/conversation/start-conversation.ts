import {
  answerableKinds,
  type Conversation,
  type ConversationMessageKind,
  conversationLimits,
  dayMs,
  describeCallBack,
  type EnquiryDraft,
} from '@forecourt/domain';
import { type RequestDraft, storeRequest } from '../arrangement/buyer-requests.ts';
import type { ActDetails } from '../arrangement/run-act.ts';
import { storeProposal, type ViewingDraft } from '../arrangement/viewings.ts';
import type { Session } from '../database/database.ts';
import { and, count, eq, or } from '../database/drizzle.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { conversation } from '../schema/schema.ts';
import { findSellerAdvert } from '../selling/seller-adverts.ts';
import { isWithinPeriod } from '../visitor-limit/within-period.ts';
import { storeMessage } from './add-message.ts';
import { lockConversation } from './find-conversations.ts';
import { hashWords, isSentToMany } from './hold-message.ts';

/** What an enquiry asks for, and the words in which the seller reads of it. */
export type EnquiryAsk = { words: string } & (
  | { kind: 'viewing'; draft: ViewingDraft }
  | { kind: 'request'; draft: RequestDraft }
);

/**
 * An enquiry about an advert from someone who can be reached begins a conversation, or goes on in the one that
 * is there. Within the transaction that stores the enquiry.
 */
export async function startConversation(
  transaction: Session,
  enquiryId: number,
  draft: EnquiryDraft,
  { at, ask = findCallBack(draft) }: { at: string; ask?: EnquiryAsk | null | undefined },
): Promise<void> {
  const { kind, publicReference, dealerId, email, name, message, visitor, idempotencyKey } = draft;
  const isToSeller = answerableKinds.some((each) => each === kind);
  if (!isToSeller || publicReference === null || email === null) return;
  const buyerEmail = email.trim().toLowerCase();
  const wordsHash = hashWords(message);
  const isHeld = await isSentToMany(transaction, { publicReference, buyerEmail }, { wordsHash, visitor, at });
  const placed = await findSellerAdvert(transaction, publicReference);
  const [started] = await transaction.orm
    .insert(conversation)
    .values({
      publicReference,
      dealerId,
      sellerAccountId: placed?.accountId ?? null,
      buyerEmail,
      buyerName: name,
      startedAt: at,
      lastMessageAt: at,
      buyerReadThrough: 0,
      sellerReadThrough: 0,
      version: 1,
    })
    // Takes the lock of one that is there, which the message waits for anyway.
    .onConflictDoUpdate({
      target: [conversation.publicReference, conversation.buyerEmail],
      set: { buyerName: name },
    })
    .returning({ id: conversation.id });
  const about = started && (await lockConversation(transaction, started.id));
  if (!about) throw new Error('A conversation was neither started nor found.');
  if (about.blockedBy === 'buyer') {
    // Whoever writes again wants an answer.
    await transaction.orm.update(conversation).set({ blockedBy: null }).where(eq(conversation.id, about.id));
  }
  const asked = ask && !isHeld ? await storeAsk(transaction, about, ask, { at }) : null;
  const body = joinAsk(ask, message);
  await storeMessage(
    transaction,
    about,
    {
      author: 'buyer',
      ...(asked ?? { kind: 'text' }),
      body,
      idempotencyKey,
      visitor,
      wordsHash,
      isHeld,
      enquiryId,
    },
    { at, mailAt: at },
  );
  if (about.version === 1) await sendLink(transaction, enquiryId, { buyerEmail, at });
}

/** What the seller reads: what is asked for, then the buyer's own words. */
export function joinAsk(ask: EnquiryAsk | null, message: string): string {
  return [ask?.words ?? '', message].filter((each) => each !== '').join('\n\n');
}

/** A call back is a request of its own in the conversation, which the seller ticks off. */
function findCallBack({ kind, phone, preferredTime }: EnquiryDraft): EnquiryAsk | null {
  if (kind !== 'call-back') return null;
  const details = { phone: phone ?? '', preferredTime: preferredTime ?? 'any' };
  return { words: describeCallBack(details), kind: 'request', draft: { kind, details } };
}

/**
 * Null if it cannot stand: somebody else was quicker with a free time, or the two are arranging another meeting, which
 * whoever knows the buyer's address must not change. The seller still reads the words.
 */
async function storeAsk(
  transaction: Session,
  about: Conversation,
  ask: EnquiryAsk,
  { at }: { at: string },
): Promise<{ kind: ConversationMessageKind; details: ActDetails } | null> {
  if (ask.kind === 'request') {
    const id = await storeRequest(transaction, about.id, ask.draft, { at });
    return { kind: ask.draft.kind, details: { id, act: 'ask' } };
  }
  const stored = await storeProposal(transaction, about, ask.draft, { side: 'buyer', at });
  return stored.kind === 'done' ? { kind: 'viewing', details: stored.details } : null;
}

/** The buyer gets their link at once, by mail only: the address may be a stranger's, who is not to be flooded. */
async function sendLink(
  transaction: Session,
  enquiryId: number,
  { buyerEmail, at }: { buyerEmail: string; at: string },
): Promise<void> {
  const [row] = await transaction.orm
    .select({ started: count() })
    .from(conversation)
    .where(and(eq(conversation.buyerEmail, buyerEmail), isWithinPeriod(conversation.startedAt, at, dayMs)));
  if ((row?.started ?? 0) > conversationLimits.linksADay) return;
  await queueMail(transaction, 'conversation-link', enquiryId, { at });
}

/** Whether the seller of an advert wants no messages from this address, or the office has ended their talk. */
export async function isBuyerBlocked(
  session: Session,
  { email, publicReference, dealerId }: { email: string; publicReference: string; dealerId: number | null },
): Promise<boolean> {
  const placed = await findSellerAdvert(session, publicReference);
  const isOfSeller = or(
    eq(conversation.publicReference, publicReference),
    dealerId === null ? undefined : eq(conversation.dealerId, dealerId),
    placed ? eq(conversation.sellerAccountId, placed.accountId) : undefined,
  );
  const rows = await session.orm
    .select({ blockedBy: conversation.blockedBy, closedAt: conversation.closedAt })
    .from(conversation)
    .where(and(eq(conversation.buyerEmail, email.trim().toLowerCase()), isOfSeller));
  return rows.some(({ blockedBy, closedAt }) => blockedBy === 'seller' || closedAt !== null);
}
