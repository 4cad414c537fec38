import { type CaseKind, endsCase, type OfficeAct } from '@forecourt/domain';
import { settleConversation } from '../conversation/report-conversation.ts';
import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { moderateReview } from '../dealer/written-reviews.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { acceptAdvert } from '../review/accepted-adverts.ts';
import { officeCase } from '../schema/schema.ts';
import { findSellerAdvert, lockSeller } from '../selling/seller-adverts.ts';
import { restore, takeDown } from '../takedown/take-down.ts';
import { closeCases, findCase, listCasesAbout, lockCase, type OfficeCase } from './cases.ts';
import { findOfficeAct, logOfficeAct, markOf } from './office-log.ts';
import { type Ruling, settlePlaced } from './settle-placed.ts';

export interface CaseDecision extends Ruling {
  caseId: number;
  accountId: number;
  /** Of the case that the person saw. */
  revision: number;
}

export type Decided =
  | { kind: 'decided' }
  /** Somebody else has taken it meanwhile, or decided it. */
  | { kind: 'not-yours' }
  /** The seller has sent in something else meanwhile. */
  | { kind: 'changed' };

/** Decides a case in one transaction: what visitors see, the log, and the mails about it. */
export async function decideCase(session: Session, decision: CaseDecision): Promise<Decided> {
  const { caseId, accountId, revision } = decision;
  return session.transaction(async (inner): Promise<Decided> => {
    const seen = await findCase(inner, caseId);
    // In the order in which sending an advert in takes its locks.
    if (seen?.accountId) await lockSeller(inner, seen.accountId);
    const about = await lockCase(inner, caseId);
    if (about?.state !== 'open' || about.leasedBy !== accountId) return { kind: 'not-yours' };
    if (about.revision !== revision) return { kind: 'changed' };
    await settle(inner, about, decision);
    await finish(inner, about, decision);
    if (about.kind === 'report' && about.publicReference !== null && endsCase(decision.act)) {
      // One look answers everyone who reported the advert.
      const others = await listCasesAbout(inner, ['report'], about.publicReference);
      for (const other of others) await finish(inner, other, decision);
    }
    return { kind: 'decided' };
  });
}

async function settle(inner: Session, about: OfficeCase, decision: CaseDecision): Promise<void> {
  const { act, at } = decision;
  const { kind, publicReference, subject } = about;
  if (kind === 'review') {
    await moderateReview(inner, Number(subject), act === 'approve' ? 'published' : 'rejected', { at });
    return;
  }
  if (kind === 'conversation') {
    await settleConversation(inner, Number(subject), decision);
    return;
  }
  if (publicReference === null) return;
  const placed = await findSellerAdvert(inner, publicReference);
  if (placed) {
    await settlePlaced(inner, about, placed, decision);
    if (act === 'refuse' || act === 'restore') {
      await closeCases(inner, ['advert'], [publicReference], { at });
    }
    return;
  }
  await settleFeedAdvert(inner, about, publicReference, decision);
}

async function settleFeedAdvert(
  inner: Session,
  { kind, fingerprint }: OfficeCase,
  publicReference: string,
  { act, reason, at, accountId }: CaseDecision,
): Promise<void> {
  const target = { scope: 'advert', subject: publicReference } as const;
  const by = `office account ${accountId}`;
  if (act === 'hold') await takeDown(inner, target, 'hidden', { at, by, reason });
  else if (act === 'refuse') await takeDown(inner, target, 'blocked', { at, by, reason });
  else if (act === 'restore') await restore(inner, target, { at, by, reason });
  // Looked at as it is now: it is marked again when it changes.
  else if (kind === 'feed' && fingerprint !== null) {
    await acceptAdvert(inner, { publicReference, fingerprint, at, by, note: reason });
  }
}

/** Logs the act, closes the case or gives it back, and queues what the people concerned are told. */
async function finish(inner: Session, about: OfficeCase, decision: CaseDecision): Promise<void> {
  const { id, kind, subject, publicReference } = about;
  const { act, fields, reason, at, accountId } = decision;
  const findings = kind === 'appeal' ? await findingsAppealed(inner, about) : about.findings;
  const actId = await logOfficeAct(inner, {
    at,
    accountId,
    caseId: id,
    caseKind: kind,
    subject,
    publicReference,
    act,
    fields: [...fields],
    rules: findings.map(({ rule }) => rule),
    marks: findings.map(markOf),
    reason,
  });
  const isClosed = endsCase(act);
  await inner.orm
    .update(officeCase)
    .set({
      leasedBy: null,
      leasedUntil: null,
      ...(isClosed && { state: 'closed' as const, closedAt: at }),
    })
    .where(eq(officeCase.id, id));
  if (kind === 'report' && isClosed) await queueMail(inner, 'report-answer', Number(subject), { at });
  if (isToldToSeller(kind, act)) await queueMail(inner, 'office-decision', actId, { at });
}

async function findingsAppealed(inner: Session, { subject }: OfficeCase): Promise<OfficeCase['findings']> {
  const act = await findOfficeAct(inner, Number(subject));
  const decided = act?.caseId ? await findCase(inner, act.caseId) : undefined;
  return decided?.findings ?? [];
}

/** Whoever is not restricted by a look at their advert need not hear of it. */
function isToldToSeller(kind: CaseKind, act: OfficeAct): boolean {
  if (kind === 'advert' || kind === 'appeal') return true;
  // Both sides read it in their conversation.
  if (kind === 'conversation') return false;
  return kind === 'review' ? act === 'refuse' : act !== 'approve';
}
