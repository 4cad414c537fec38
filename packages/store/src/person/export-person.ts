import { exportConversations } from '../conversation/person-conversations.ts';
import type { Session } from '../database/database.ts';
import { and, asc, eq, inArray, or, type SQL, type SQLWrapper, sql } from '../database/drizzle.ts';
import {
  account,
  accountRole,
  accountSession,
  advert,
  advertEvent,
  alert,
  alertConfirmation,
  alertNews,
  alertNotice,
  dealer,
  dealerReview,
  draftWarning,
  emailChange,
  enquiry,
  type MailSubject,
  mailKindsAbout,
  notebookEntry,
  officeAct,
  officeCase,
  outgoingMail,
  passkey,
  pushBrowser,
  saleQuestion,
  savedVehicle,
  seenCheck,
  sellerAdvert,
  sellerSale,
  sellingDraft,
  sellingPhoto,
  signInRequest,
  watcher,
} from '../schema/schema.ts';

/** Everything that is stored about a person known by an e-mail address. */
export async function exportPerson(session: Session, email: string) {
  const enquiries = await session.orm
    .select()
    .from(enquiry)
    .where(isAddress(enquiry.email, email))
    .orderBy(asc(enquiry.id));
  const reviews = await session.orm
    .select()
    .from(dealerReview)
    .where(inArray(dealerReview.enquiryId, idsOf(enquiries)))
    .orderBy(asc(dealerReview.id));
  const adverts = await session.orm
    .select()
    .from(advert)
    .where(
      or(
        isAddress(sql`${advert.privateSeller} ->> 'email'`, email),
        // Placed under an earlier address of the same account.
        sql`${advert.publicReference} in (select ${sellerAdvert.publicReference} from ${sellerAdvert}
          join ${account} on ${account.id} = ${sellerAdvert.accountId} where ${isAddress(account.email, email)})`,
      ),
    )
    .orderBy(asc(advert.publicReference));
  const dealers = await session.orm
    .select({ id: dealer.id, name: dealer.name, email: dealer.email })
    .from(dealer)
    .where(isAddress(dealer.email, email))
    .orderBy(asc(dealer.id));
  const signInRequests = await session.orm
    .select({ id: signInRequest.id, createdAt: signInRequest.createdAt })
    .from(signInRequest)
    .where(isAddress(signInRequest.email, email))
    .orderBy(asc(signInRequest.id));
  const own = await exportAccount(session, email);
  const watched = await exportAlerts(session, email);
  const conversations = await exportConversations(session, {
    email: email.trim().toLowerCase(),
    accountId: own?.id ?? null,
    references: adverts.map(({ publicReference }) => publicReference),
  });
  const mails = await session.orm
    .select()
    .from(outgoingMail)
    .where(
      isMailAbout({
        enquiry: idsOf(enquiries),
        review: idsOf(reviews),
        'conversation-message': conversations.flatMap(({ messages }) => idsOf(messages)),
        'conversation-notice': conversations.flatMap(({ notices }) => idsOf(notices)),
        offer: conversations.flatMap(({ arrangements }) => idsOf(arrangements.offers)),
        'viewing-mail': conversations.flatMap(({ arrangements }) => idsOf(arrangements.viewingMails)),
        'sign-in-request': idsOf(signInRequests),
        'account-session': idsOf(own?.sessions),
        'email-change': idsOf(own?.emailChanges),
        account: own ? [own.id] : [],
        'sale-question': idsOf(own?.saleQuestions),
        'draft-warning': idsOf(own?.draftWarnings),
        'office-act': idsOf(own?.officeActs),
        watcher: watched ? [watched.id] : [],
        'alert-notice': idsOf(watched?.notices),
        'alert-confirmation': idsOf(watched?.confirmations),
      }),
    )
    .orderBy(asc(outgoingMail.id));
  return {
    email,
    account: own,
    signInRequests,
    enquiries,
    reviews,
    mails,
    conversations,
    adverts,
    dealers,
    watched,
  };
}

/** Without what would let a reader of the file sign in. */
async function exportAccount(session: Session, email: string) {
  const [found] = await session.orm.select().from(account).where(isAddress(account.email, email));
  if (!found) return null;
  const roles = session.orm.select().from(accountRole).where(eq(accountRole.accountId, found.id));
  const emailChanges = session.orm.select().from(emailChange).where(eq(emailChange.accountId, found.id));
  const savedVehicles = session.orm.select().from(savedVehicle).where(eq(savedVehicle.accountId, found.id));
  const notebook = session.orm.select().from(notebookEntry).where(eq(notebookEntry.accountId, found.id));
  const drafts = session.orm.select().from(sellingDraft).where(eq(sellingDraft.accountId, found.id));
  const photos = session.orm
    .select({ draftId: sellingPhoto.draftId, name: sellingPhoto.name, addedAt: sellingPhoto.addedAt })
    .from(sellingPhoto)
    .innerJoin(sellingDraft, eq(sellingDraft.id, sellingPhoto.draftId))
    .where(eq(sellingDraft.accountId, found.id));
  const placed = session.orm.select().from(sellerAdvert).where(eq(sellerAdvert.accountId, found.id));
  const events = session.orm
    .select({
      publicReference: advertEvent.publicReference,
      at: advertEvent.at,
      actor: advertEvent.actor,
      kind: advertEvent.kind,
      why: advertEvent.why,
    })
    .from(advertEvent)
    .innerJoin(sellerAdvert, eq(sellerAdvert.publicReference, advertEvent.publicReference))
    .where(eq(sellerAdvert.accountId, found.id))
    .orderBy(asc(advertEvent.id));
  const isOwn = eq(sellerAdvert.accountId, found.id);
  const saleQuestions = session.orm
    .select({
      id: saleQuestion.id,
      publicReference: saleQuestion.publicReference,
      askedAt: saleQuestion.askedAt,
    })
    .from(saleQuestion)
    .innerJoin(sellerAdvert, eq(sellerAdvert.publicReference, saleQuestion.publicReference))
    .where(isOwn);
  const draftWarnings = session.orm
    .select({ id: draftWarning.id, draftId: draftWarning.draftId, warnedAt: draftWarning.warnedAt })
    .from(draftWarning)
    .innerJoin(sellingDraft, eq(sellingDraft.id, draftWarning.draftId))
    .where(eq(sellingDraft.accountId, found.id));
  const sales = session.orm
    .select({
      publicReference: sellerSale.publicReference,
      at: sellerSale.at,
      place: sellerSale.place,
      price: sellerSale.price,
    })
    .from(sellerSale)
    .innerJoin(sellerAdvert, eq(sellerAdvert.publicReference, sellerSale.publicReference))
    .where(isOwn);
  const seenChecks = session.orm
    .select({
      publicReference: seenCheck.publicReference,
      code: seenCheck.code,
      state: seenCheck.state,
      createdAt: seenCheck.createdAt,
      photoName: seenCheck.photoName,
      sentAt: seenCheck.sentAt,
      decidedAt: seenCheck.decidedAt,
      reason: seenCheck.reason,
    })
    .from(seenCheck)
    .innerJoin(sellerAdvert, eq(sellerAdvert.publicReference, seenCheck.publicReference))
    .where(isOwn);
  const cases = session.orm
    .select({
      id: officeCase.id,
      kind: officeCase.kind,
      publicReference: officeCase.publicReference,
      openedAt: officeCase.openedAt,
      closedAt: officeCase.closedAt,
      findings: officeCase.findings,
      sent: officeCase.sent,
      words: officeCase.words,
    })
    .from(officeCase)
    .where(eq(officeCase.accountId, found.id))
    .orderBy(asc(officeCase.id));
  const acts = session.orm
    .select({
      id: officeAct.id,
      at: officeAct.at,
      publicReference: officeAct.publicReference,
      act: officeAct.act,
      fields: officeAct.fields,
      rules: officeAct.rules,
      reason: officeAct.reason,
    })
    .from(officeAct)
    .innerJoin(sellerAdvert, eq(sellerAdvert.publicReference, officeAct.publicReference))
    .where(eq(sellerAdvert.accountId, found.id))
    .orderBy(asc(officeAct.id));
  const sessions = session.orm
    .select({
      id: accountSession.id,
      way: accountSession.way,
      device: accountSession.device,
      signedInAt: accountSession.signedInAt,
      lastSeenAt: accountSession.lastSeenAt,
      endedAt: accountSession.endedAt,
    })
    .from(accountSession)
    .where(eq(accountSession.accountId, found.id));
  const passkeys = session.orm
    .select({ name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt })
    .from(passkey)
    .where(eq(passkey.accountId, found.id));
  return {
    ...found,
    roles: await roles,
    sessions: await sessions,
    passkeys: await passkeys,
    emailChanges: await emailChanges,
    savedVehicles: await savedVehicles,
    notebook: await notebook,
    drafts: await drafts,
    photos: await photos,
    placedAdverts: await placed,
    advertEvents: await events,
    saleQuestions: await saleQuestions,
    draftWarnings: await draftWarnings,
    sales: await sales,
    seenChecks: await seenChecks,
    officeCases: await cases,
    officeActs: await acts,
  };
}

/** What the mailbox watches and was told. */
async function exportAlerts(session: Session, email: string) {
  const [found] = await session.orm.select().from(watcher).where(isAddress(watcher.email, email));
  if (!found) return null;
  const { id } = found;
  return {
    ...found,
    alerts: await session.orm.select().from(alert).where(eq(alert.watcherId, id)).orderBy(asc(alert.id)),
    told: await session.orm
      .select()
      .from(alertNews)
      .where(eq(alertNews.watcherId, id))
      .orderBy(asc(alertNews.id)),
    notices: await session.orm.select().from(alertNotice).where(eq(alertNotice.watcherId, id)),
    confirmations: await session.orm
      .select({
        id: alertConfirmation.id,
        alertId: alertConfirmation.alertId,
        createdAt: alertConfirmation.createdAt,
      })
      .from(alertConfirmation)
      .where(eq(alertConfirmation.watcherId, id)),
    // Without the keys, by which a reader of the file could send notifications.
    browsers: await session.orm
      .select({ id: pushBrowser.id, createdAt: pushBrowser.createdAt })
      .from(pushBrowser)
      .where(eq(pushBrowser.watcherId, id)),
  };
}

export type PersonData = Awaited<ReturnType<typeof exportPerson>>;

function isMailAbout(subjects: Readonly<Record<MailSubject, readonly number[]>>): SQL | undefined {
  return or(
    ...(Object.keys(subjects) as MailSubject[]).map((subject) =>
      and(
        inArray(outgoingMail.kind, mailKindsAbout(subject)),
        inArray(outgoingMail.aboutId, [...subjects[subject]]),
      ),
    ),
  );
}

function idsOf(rows: readonly { id: number }[] = []): number[] {
  return rows.map(({ id }) => id);
}

/** People write their own address with or without capitals. */
function isAddress(column: SQLWrapper, email: string): SQL {
  return sql`lower(${column}) = ${email.trim().toLowerCase()}`;
}
