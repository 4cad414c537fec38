import { eraseFromConversations } from '../conversation/erase-side.ts';
import type { Session } from '../database/database.ts';
import { and, eq, inArray, lte, ne, sql } from '../database/drizzle.ts';
import {
  account,
  advert,
  advertEvent,
  dealerReview,
  enquiry,
  outgoingMail,
  signInRequest,
  watcher,
} from '../schema/schema.ts';
import { noteLooseOfDrafts } from '../selling/loose-photos.ts';
import { lockSeller } from '../selling/seller-adverts.ts';
import type { Decision } from '../takedown/operator-log.ts';
import { takeDown } from '../takedown/take-down.ts';
import { exportPerson, type PersonData } from './export-person.ts';

const erasedReview = {
  author: 'Name erased',
  title: 'Review erased',
  body: 'The author asked us to erase this text. The stars still count.',
  replyBody: null,
  replyWrittenAt: null,
};

/**
 * Erases a person in one transaction and returns what was stored. The fact and time of an enquiry and whether
 * the dealer answered stay for the dealer's figures, and so do the stars of a published review. Unsent mails
 * are stopped, and a private seller's adverts are blocked. In a conversation the other person keeps their own words.
 */
export async function erasePerson(session: Session, email: string, decision: Decision): Promise<PersonData> {
  return session.transaction(async (inner) => {
    await lockAdvertsOf(inner, email);
    const data = await exportPerson(inner, email);
    const enquiryIds = data.enquiries.map(({ id }) => id);
    const isAbout = inArray(
      outgoingMail.id,
      data.mails.map(({ id }) => id),
    );
    // First, so that no mail is sent without its text.
    await inner.orm
      .update(outgoingMail)
      .set({ state: 'dropped' })
      .where(and(isAbout, ne(outgoingMail.state, 'sent')));
    // A mail server's refusal contains the address.
    await inner.orm.update(outgoingMail).set({ lastError: null }).where(isAbout);
    await inner.orm
      .update(enquiry)
      .set({
        // The key would identify the form that was sent.
        idempotencyKey: sql`'erased ' || ${enquiry.id}`,
        name: '',
        email: null,
        phone: null,
        message: '',
        preferredTime: null,
        visitor: null,
        answerBody: sql`case when ${enquiry.answerBody} is null then null else '' end`,
      })
      .where(inArray(enquiry.id, enquiryIds));
    await eraseFromConversations(inner, data.conversations, decision);
    await eraseReviews(inner, enquiryIds);
    await eraseAdverts(inner, data, decision);
    await eraseAccount(inner, data, decision.at);
    // With it go its alerts and what it was told.
    if (data.watched) await inner.orm.delete(watcher).where(eq(watcher.id, data.watched.id));
    return data;
  });
}

/** Erases the person if their account is still to be erased by then. They may have changed their mind. */
export async function eraseDuePerson(
  session: Session,
  email: string,
  decision: Decision,
): Promise<PersonData | null> {
  return session.transaction(async (inner) => {
    const [due] = await inner.orm
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.email, email), lte(account.erasedAfter, decision.at)))
      .for('update');
    return due ? erasePerson(inner, email, decision) : null;
  });
}

/** An advert that is being published comes first, and is then erased too. */
async function lockAdvertsOf(session: Session, email: string): Promise<void> {
  const [found] = await session.orm
    .select({ id: account.id })
    .from(account)
    .where(eq(account.email, email.trim().toLowerCase()));
  if (found) await lockSeller(session, found.id);
}

/** With the account go its sessions, passkeys, saved vehicles and notebook; what waits in the outbox finds no account. */
async function eraseAccount(
  session: Session,
  { account: found, signInRequests }: PersonData,
  at: string,
): Promise<void> {
  if (found) {
    const drafts = found.drafts.map(({ id }) => id);
    await noteLooseOfDrafts(session, drafts, { at });
    await session.orm.delete(account).where(eq(account.id, found.id));
  }
  const ids = signInRequests.map(({ id }) => id);
  await session.orm.delete(signInRequest).where(inArray(signInRequest.id, ids));
}

async function eraseReviews(session: Session, enquiryIds: readonly number[]): Promise<void> {
  const isOfPerson = inArray(dealerReview.enquiryId, [...enquiryIds]);
  await session.orm.delete(dealerReview).where(and(isOfPerson, ne(dealerReview.state, 'published')));
  await session.orm.update(dealerReview).set(erasedReview).where(isOfPerson);
}

async function eraseAdverts(session: Session, { adverts }: PersonData, decision: Decision): Promise<void> {
  for (const { publicReference } of adverts) {
    await takeDown(session, { scope: 'advert', subject: publicReference }, 'blocked', decision);
    await session.orm
      .update(advert)
      .set({ privateSeller: null, description: '', pictures: [] })
      .where(eq(advert.publicReference, publicReference));
    // What the seller explained.
    await session.orm
      .update(advertEvent)
      .set({ why: null })
      .where(eq(advertEvent.publicReference, publicReference));
  }
}
