import {
  type Account,
  type Actor,
  type CaseKind,
  type CaseSubject,
  decideBlockFeedAdvert,
  decideChangeAdvert,
  decideDecideCase,
  decideManagePeople,
  findAppealError,
  findReasonError,
  isEmail,
  type OfficeAct,
  officeActsIn,
  officeLimits,
  type Permission,
} from '@forecourt/domain';
import {
  addRole,
  appealDecision,
  type Database,
  decideCase,
  decideSeenCheck,
  findAccount,
  findOrAddAccount,
  findSeenCheck,
  findSellerAdvert,
  findSellerRuling,
  listOfficeActs,
  listStaff,
  listWaitingSeenChecks,
  logOfficeAct,
  type OfficeLogEntry,
  releaseCase,
  removeRole,
  type SeenCheck,
  type SellerRuling,
  takeCase,
} from '@forecourt/store';
import type { DealerService } from '../dealers/dealer-service.ts';
import { type CaseDetail, findCaseDetail } from './case-detail.ts';
import { type OfficeQueue, readQueue } from './read-queue.ts';

export interface SentDecision {
  act: OfficeAct;
  fields: readonly string[];
  reason: string;
  /** Of the case that the person saw. */
  revision: number;
}

export type DecisionAnswer =
  | { kind: 'decided' }
  | { kind: 'refused'; error: string }
  /** Somebody else has it, or it is decided. */
  | { kind: 'not-yours' }
  | { kind: 'changed' };

export type LogLine = OfficeLogEntry & { by: string };

/** The back office: what waits, who works on it, what they decide, and the log of it. */
export interface OfficeService {
  /** All of it, or one kind. */
  queue(kind?: CaseKind): Promise<OfficeQueue>;
  find(caseId: number): Promise<CaseDetail | null>;
  /** Why this person may not decide the case with this act; null if they may. */
  refusal(who: Actor, detail: CaseDetail, act: OfficeAct): Promise<string | null>;
  /** False if somebody else has it. */
  take(caseId: number, who: Actor): Promise<boolean>;
  /** Takes the oldest case that nobody has and that this person may decide; null if there is none. */
  takeOldest(who: Actor, kind?: CaseKind): Promise<number | null>;
  release(caseId: number, who: Actor): Promise<void>;
  decide(who: Actor, detail: CaseDetail, sent: SentDecision): Promise<DecisionAnswer>;
  log(before?: number): Promise<LogLine[]>;
  staff(): Promise<Account[]>;
  /** Says what is wrong; null if it is done. */
  addModerator(who: Actor, email: string): Promise<string | null>;
  removeStaff(who: Actor, accountId: number): Promise<string | null>;
  /** Photos of vehicles with their sellers' codes that wait for somebody to look, the oldest first. */
  seen(): Promise<readonly SeenCheck[]>;
  /** Says why not; null if it is decided. A refusal needs a reason, which the seller reads. */
  decideSeen(
    who: Actor,
    checkId: number,
    decision: { isSeen: boolean; reason: string },
  ): Promise<string | null>;
  /** What was last decided about a seller's own advert. */
  ruling(publicReference: string): Promise<SellerRuling | null>;
  /** Says what is wrong; null if the appeal is in the queue. */
  appeal(account: Account, publicReference: string, words: string): Promise<string | null>;
}

export interface OfficeParts {
  db: Database;
  dealers: Pick<DealerService, 'find'>;
  /** A mail was queued. */
  onMail(): void;
  /** A review appears or disappears. */
  onReview(): void;
  now?: () => number;
}

const logPage = 100;
const seenPage = 30;
const alreadyDecided = 'Somebody has decided about this photo already.';
const tooLate = 'There’s nothing to appeal against, or you have appealed already.';

export function createOfficeService({
  db,
  dealers,
  onMail,
  onReview,
  now = Date.now,
}: OfficeParts): OfficeService {
  const at = (ms = now()) => new Date(ms).toISOString();

  async function subjectOf({ case: about, appealed, dealer }: CaseDetail): Promise<CaseSubject> {
    return {
      ownerId: about.accountId,
      dealerId: dealer?.id ?? null,
      decidedBy: appealed?.accountId ?? null,
      isAlone: (await listStaff(db)).length < 2,
    };
  }

  async function refusal(who: Actor, detail: CaseDetail, act: OfficeAct): Promise<string | null> {
    const subject = await subjectOf(detail);
    const isForGood = act === 'refuse' && detail.placed === null && detail.advert !== null;
    const may = isForGood ? decideBlockFeedAdvert(who, subject) : decideDecideCase(who, subject);
    return may.kind === 'refused' ? refusals[may.why] : null;
  }

  const take = (caseId: number, { accountId }: Actor) => {
    const until = at(now() + officeLimits.leaseMinutes * 60_000);
    return takeCase(db, caseId, { accountId, at: at(), until });
  };

  const queue = (kind?: CaseKind) => readQueue(db, { at: at(), ...(kind && { kind }) });
  const find = (caseId: number) => findCaseDetail({ db, dealers }, caseId);

  const nameOf = async (accountId: number) => {
    const account = await findAccount(db, accountId);
    return account ? account.name || account.email : 'someone who has left';
  };

  return {
    queue,
    find,
    refusal,
    take,

    async takeOldest(who, kind) {
      const { items } = await queue(kind);
      const free = items.filter(({ leasedBy }) => leasedBy === null || leasedBy.accountId === who.accountId);
      for (const { id } of free) {
        const detail = await find(id);
        if (!detail || decideDecideCase(who, await subjectOf(detail)).kind === 'refused') continue;
        if (await take(id, who)) return id;
      }
      return null;
    },

    release: (caseId, { accountId }) => releaseCase(db, caseId, accountId),

    async decide(who, detail, { act, fields, reason, revision }) {
      const refused = await refusal(who, detail, act);
      if (refused !== null) return { kind: 'refused', error: refused };
      if (!officeActsIn(detail.facts).includes(act)) {
        return { kind: 'refused', error: 'That can’t be done any more. Look at the case again.' };
      }
      const named = act === 'ask' ? fields : [];
      const error = findReasonError(act, reason, named);
      if (error) return { kind: 'refused', error };
      const { id, kind } = detail.case;
      const decided = await decideCase(db, {
        caseId: id,
        accountId: who.accountId,
        revision,
        act,
        fields: named,
        reason: reason.trim(),
        at: at(),
      });
      if (decided.kind === 'decided') {
        onMail();
        if (kind === 'review') onReview();
      }
      return decided;
    },

    async log(before) {
      const acts = await listOfficeActs(db, { limit: logPage, ...(before !== undefined && { before }) });
      const names = new Map<number, string>();
      for (const { accountId } of acts) {
        if (!names.has(accountId)) names.set(accountId, await nameOf(accountId));
      }
      return acts.map((act) => ({ ...act, by: names.get(act.accountId) ?? '' }));
    },

    staff: () => listStaff(db),

    async addModerator(who, email) {
      const may = decideManagePeople(who);
      if (may.kind === 'refused') return refusals[may.why];
      if (!isEmail(email)) return 'Enter the email address they sign in with';
      await db.transaction(async (inner) => {
        const account = await findOrAddAccount(inner, email, { at: at() });
        const grant = { at: at(), by: `account ${who.accountId}` };
        if (await addRole(inner, account.id, { role: 'moderator' }, grant)) {
          await logOfficeAct(inner, plainEntry('give-role', who, `account ${account.id}`));
        }
      });
      return null;
    },

    async removeStaff(who, accountId) {
      const may = decideManagePeople(who);
      if (may.kind === 'refused') return refusals[may.why];
      // An office without an operator could only be opened again from the command line.
      if (accountId === who.accountId) return 'Ask another operator to take your own role away.';
      await db.transaction(async (inner) => {
        const was = [
          await removeRole(inner, accountId, { role: 'moderator' }),
          await removeRole(inner, accountId, { role: 'operator' }),
        ];
        if (was.includes(true))
          await logOfficeAct(inner, plainEntry('take-role', who, `account ${accountId}`));
      });
      return null;
    },

    seen: () => listWaitingSeenChecks(db, { limit: seenPage }),

    async decideSeen(who, checkId, { isSeen, reason }) {
      const check = await findSeenCheck(db, checkId);
      const placed = check && (await findSellerAdvert(db, check.publicReference));
      if (!check || !placed) return alreadyDecided;
      const about = { ownerId: placed.accountId, dealerId: null, decidedBy: null, isAlone: false };
      const may = decideDecideCase(who, about);
      if (may.kind === 'refused') return refusals[may.why];
      const error = findReasonError(isSeen ? 'approve' : 'refuse', reason, []);
      if (error) return error;
      const isDecided = await db.transaction(async (inner) => {
        const decision = { isSeen, reason: isSeen ? null : reason.trim(), by: `account ${who.accountId}` };
        if (!(await decideSeenCheck(inner, checkId, { ...decision, at: at() }))) return false;
        const subject = `photo ${checkId} of ${check.publicReference}`;
        await logOfficeAct(inner, plainEntry(isSeen ? 'seen' : 'not-seen', who, subject, reason.trim()));
        return true;
      });
      return isDecided ? null : alreadyDecided;
    },

    ruling: (publicReference) => findSellerRuling(db, publicReference),

    async appeal(account, publicReference, words) {
      const placed = await findSellerAdvert(db, publicReference);
      const who = { accountId: account.id };
      const may = decideChangeAdvert(who, { ownerId: placed?.accountId ?? null });
      if (may.kind === 'refused') return tooLate;
      const error = findAppealError(words);
      if (error) return error;
      const sent = { publicReference, accountId: account.id, words: words.trim(), at: at() };
      return (await appealDecision(db, sent)) ? null : tooLate;
    },
  };

  /** Of an act that is about no case. */
  function plainEntry(act: OfficeLogEntry['act'], { accountId }: Actor, subject: string, reason = '') {
    return {
      at: at(),
      accountId,
      caseId: null,
      caseKind: null,
      subject,
      publicReference: null,
      act,
      fields: [],
      rules: [],
      marks: [],
      reason,
    };
  }
}

const refusals: Readonly<Record<Extract<Permission, { kind: 'refused' }>['why'], string>> = {
  'not-signed-in': 'Sign in first.',
  'no-role': 'Only an operator can do that.',
  'no-passkey': 'Sign in with your passkey first.',
  own: 'This is about you or your dealer: somebody else decides it.',
  'same-person': 'You made the decision that is appealed against: somebody else decides it.',
};
