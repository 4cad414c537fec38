import type { AccountRole } from './roles.ts';

/** Someone who wants to do something. */
export interface Actor {
  accountId: number;
  roles: readonly AccountRole[];
  /** How this session was opened. */
  way: 'mail' | 'passkey';
}

/** Nobody is signed in. */
export type Visitor = null;

export type Permission =
  | { kind: 'allowed' }
  | {
      kind: 'refused';
      /** `own`: it is about them or their dealer. `same-person`: they made the decision that is appealed against. */
      why: 'not-signed-in' | 'no-role' | 'no-passkey' | 'own' | 'same-person';
    };

const allowed: Permission = { kind: 'allowed' };
const refused = (why: Extract<Permission, { kind: 'refused' }>['why']): Permission => ({
  kind: 'refused',
  why,
});

/** What a case is about, as far as it decides who may decide it. */
export interface CaseSubject {
  /** The seller's account, if it is about an advert that was placed here. */
  ownerId: number | null;
  /** The dealer that it is about. */
  dealerId: number | null;
  /** Who made the decision that is appealed against. */
  decidedBy: number | null;
  /** Whether nobody else works in the office. */
  isAlone: boolean;
}

function isStaff({ roles }: Actor): boolean {
  return roles.some(({ role }) => role === 'moderator' || role === 'operator');
}

function isOperator({ roles }: Actor): boolean {
  return roles.some(({ role }) => role === 'operator');
}

function worksFor({ roles }: Actor, dealerId: number | null): boolean {
  return roles.some((role) => role.role === 'dealer' && role.dealerId === dealerId);
}

/** Look at the queue, at cases and at the log. */
export function decideOpenOffice(who: Actor | Visitor): Permission {
  if (!who) return refused('not-signed-in');
  if (!isStaff(who)) return refused('no-role');
  return who.way === 'passkey' ? allowed : refused('no-passkey');
}

/** Decide about an advert, a report, a review or an appeal. */
export function decideDecideCase(who: Actor | Visitor, about: CaseSubject): Permission {
  const office = decideOpenOffice(who);
  if (!who || office.kind === 'refused') return office;
  if (about.ownerId === who.accountId || worksFor(who, about.dealerId)) return refused('own');
  // Whoever works alone would otherwise leave appeals unanswered.
  if (about.decidedBy === who.accountId && !about.isAlone) return refused('same-person');
  return allowed;
}

/** Keep an advert of a feed off the site for good, with everything that has its plate. */
export function decideBlockFeedAdvert(who: Actor | Visitor, about: CaseSubject): Permission {
  const permission = decideDecideCase(who, about);
  if (!who || permission.kind === 'refused') return permission;
  return isOperator(who) ? allowed : refused('no-role');
}

/** Say who works in the office. */
export function decideManagePeople(who: Actor | Visitor): Permission {
  const office = decideOpenOffice(who);
  if (!who || office.kind === 'refused') return office;
  return isOperator(who) ? allowed : refused('no-role');
}

/**
 * Add or remove a passkey of one's own. The office asks for a passkey so that a mailbox alone does not open it: with one, nobody
 * may make themselves another by mail.
 */
export function decideChangePasskeys(who: Actor, { hasPasskey }: { hasPasskey: boolean }): Permission {
  return isStaff(who) && hasPasskey && who.way !== 'passkey' ? refused('no-passkey') : allowed;
}

/** Change, end or bring back a placed advert, and appeal against a decision about it. */
export function decideChangeAdvert(
  who: Pick<Actor, 'accountId'> | Visitor,
  { ownerId }: Pick<CaseSubject, 'ownerId'>,
): Permission {
  if (!who) return refused('not-signed-in');
  return ownerId === who.accountId ? allowed : refused('no-role');
}
