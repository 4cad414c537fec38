import { dayMs, normaliseEmail } from '@forecourt/domain';
import { moveWatcher } from '../alerts/watchers.ts';
import { moveConversationsToAddress } from '../conversation/person-conversations.ts';
import type { Session } from '../database/database.ts';
import { and, count, eq, isNull, type SQL } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { account, emailChange } from '../schema/schema.ts';
import { moveAdvertsToAddress } from '../selling/follow-address.ts';
import { isWithinPeriod } from '../visitor-limit/within-period.ts';

export type EmailChange = typeof emailChange.$inferSelect;

export interface EmailChangeLimits {
  ofOneAccount: number;
  toOneAddress: number;
}

/**
 * Replaces a change that is still open, and queues a mail to either address. Null if the account or the new address has had
 * its mails of this day: it may be a stranger's.
 */
export async function addEmailChange(
  session: Session,
  accountId: number,
  given: string,
  { at, limits }: { at: string; limits: EmailChangeLimits },
): Promise<number | null> {
  const newEmail = normaliseEmail(given);
  return session.transaction(async (inner) => {
    // Always in this order, or two changes could wait for each other.
    for (const key of [`account ${accountId}`, `address ${newEmail}`]) {
      await holdLock(inner, 'a change of an address', key);
    }
    const ofAccount = await countSince(inner, eq(emailChange.accountId, accountId), at);
    const toAddress = await countSince(inner, eq(emailChange.newEmail, newEmail), at);
    if (ofAccount >= limits.ofOneAccount || toAddress >= limits.toOneAddress) return null;
    await endEmailChanges(inner, accountId, { at });
    const [added] = await inner.orm
      .insert(emailChange)
      .values({ accountId, newEmail, createdAt: at })
      .returning({ id: emailChange.id });
    if (!added) throw new Error('A stored change has no id.');
    await queueMail(inner, 'old-address', added.id, { at });
    await queueMail(inner, 'new-address', added.id, { at });
    return added.id;
  });
}

async function countSince(session: Session, of: SQL, at: string): Promise<number> {
  const [found] = await session.orm
    .select({ count: count() })
    .from(emailChange)
    .where(and(of, isWithinPeriod(emailChange.createdAt, at, dayMs)));
  return found?.count ?? 0;
}

export async function findEmailChange(session: Session, id: number): Promise<EmailChange | undefined> {
  const [row] = await session.orm.select().from(emailChange).where(eq(emailChange.id, id));
  return row && buildChange(row);
}

/** The change that waits for its confirmations. */
export async function findOpenEmailChange(
  session: Session,
  accountId: number,
): Promise<EmailChange | undefined> {
  const [row] = await session.orm
    .select()
    .from(emailChange)
    .where(and(eq(emailChange.accountId, accountId), isNull(emailChange.endedAt)));
  return row && buildChange(row);
}

export async function endEmailChanges(
  session: Session,
  accountId: number,
  { at }: { at: string },
): Promise<void> {
  await session.orm
    .update(emailChange)
    .set({ endedAt: at })
    .where(and(eq(emailChange.accountId, accountId), isNull(emailChange.endedAt)));
}

export type Confirmation = 'changed' | 'waiting' | 'ended' | 'taken';

/**
 * Confirms a change from one of its two mailboxes; with the second the address changes. An address that
 * another account has taken in the meantime ends the change.
 */
export async function confirmEmailChange(
  session: Session,
  id: number,
  mailbox: 'old' | 'new',
  { at }: { at: string },
): Promise<Confirmation> {
  return session.transaction(async (inner) => {
    const [change] = await inner.orm.select().from(emailChange).where(eq(emailChange.id, id)).for('update');
    if (!change) return 'ended';
    if (change.endedAt !== null) return (await hasAddress(inner, change)) ? 'changed' : 'ended';
    const other = mailbox === 'old' ? change.newConfirmedAt : change.oldConfirmedAt;
    const confirmed = mailbox === 'old' ? { oldConfirmedAt: at } : { newConfirmedAt: at };
    await inner.orm
      .update(emailChange)
      .set({ ...confirmed, ...(other !== null && { endedAt: at }) })
      .where(eq(emailChange.id, id));
    if (other === null) return 'waiting';
    const [taken] = await inner.orm
      .select({ id: account.id })
      .from(account)
      .where(eq(account.email, change.newEmail));
    if (taken) return 'taken';
    const [before] = await inner.orm
      .select({ email: account.email })
      .from(account)
      .where(eq(account.id, change.accountId));
    await inner.orm.update(account).set({ email: change.newEmail }).where(eq(account.id, change.accountId));
    if (before) {
      const move = { from: before.email, to: change.newEmail };
      await moveWatcher(inner, move);
      await moveConversationsToAddress(inner, move);
    }
    await moveAdvertsToAddress(inner, change.accountId, { email: change.newEmail, at });
    return 'changed';
  });
}

/** A button pressed twice is told the same as the first time. */
async function hasAddress(
  session: Session,
  { accountId, newEmail }: Pick<EmailChange, 'accountId' | 'newEmail'>,
): Promise<boolean> {
  const [holder] = await session.orm
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), eq(account.email, newEmail)));
  return holder !== undefined;
}

function buildChange(row: EmailChange): EmailChange {
  return {
    ...row,
    createdAt: isoTime(row.createdAt),
    oldConfirmedAt: isoTimeOrNull(row.oldConfirmedAt),
    newConfirmedAt: isoTimeOrNull(row.newConfirmedAt),
    endedAt: isoTimeOrNull(row.endedAt),
  };
}
