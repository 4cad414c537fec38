import { type Account, type AccountRole, type MailChoice, normaliseEmail } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, eq, inArray, isNull, lte, sql } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { account, accountRole, accountSession, outgoingMail } from '../schema/schema.ts';
import { findPhrase } from './find-phrase.ts';

export async function findAccount(session: Session, id: number): Promise<Account | undefined> {
  const [row] = await session.orm.select().from(account).where(eq(account.id, id));
  return row && buildAccount(session, row);
}

export async function findAccountByEmail(session: Session, email: string): Promise<Account | undefined> {
  const [row] = await session.orm
    .select()
    .from(account)
    .where(eq(account.email, normaliseEmail(email)));
  return row && buildAccount(session, row);
}

/** The account of an address, which begins with the first sign-in, and with the phrase that its mailbox has chosen before. */
export async function findOrAddAccount(
  session: Session,
  email: string,
  { at }: { at: string },
): Promise<Account> {
  const found = await findAccountByEmail(session, email);
  if (found) return found;
  const phrase = await findPhrase(session, email);
  await session.orm
    .insert(account)
    .values({ email: normaliseEmail(email), name: '', phrase, unwantedMails: [], createdAt: at })
    .onConflictDoNothing({ target: account.email });
  const added = await findAccountByEmail(session, email);
  if (!added) throw new Error('An account is neither new nor stored.');
  return added;
}

export interface AccountProfile {
  name: string;
  phone: string | null;
  phrase: string | null;
  unwantedMails: MailChoice[];
}

export async function changeProfile(session: Session, id: number, profile: AccountProfile): Promise<void> {
  await session.orm.update(account).set(profile).where(eq(account.id, id));
}

/** Ends every session and queues the mail with which the person can still keep the account. */
export async function scheduleErasure(
  session: Session,
  id: number,
  { at, erasedAfter }: { at: string; erasedAfter: string },
): Promise<void> {
  await session.transaction(async (inner) => {
    const changed = await inner.orm
      .update(account)
      .set({ erasedAfter })
      .where(and(eq(account.id, id), isNull(account.erasedAfter)))
      .returning({ id: account.id });
    if (changed.length === 0) return;
    await inner.orm
      .update(accountSession)
      .set({ endedAt: at })
      .where(and(eq(accountSession.accountId, id), isNull(accountSession.endedAt)));
    await queueMail(inner, 'account-ending', id, { at });
  });
}

/** Returns false if there was nothing to undo. */
export async function cancelErasure(session: Session, id: number): Promise<boolean> {
  return session.transaction(async (inner) => {
    const kept = await inner.orm
      .update(account)
      .set({ erasedAfter: null })
      .where(and(eq(account.id, id), sql`${account.erasedAfter} is not null`))
      .returning({ id: account.id });
    // The mail is unique for each account: the next deletion needs one too.
    await inner.orm
      .delete(outgoingMail)
      .where(and(eq(outgoingMail.kind, 'account-ending'), eq(outgoingMail.aboutId, id)));
    return kept.length > 0;
  });
}

/** Addresses of accounts whose time to change their mind is over. */
export async function listDueErasures(session: Session, { at }: { at: string }): Promise<string[]> {
  const rows = await session.orm
    .select({ email: account.email })
    .from(account)
    .where(lte(account.erasedAfter, at))
    .limit(100);
  return rows.map(({ email }) => email);
}

export async function listStaff(session: Session): Promise<Account[]> {
  const rows = await session.orm
    .select()
    .from(account)
    .where(
      inArray(
        account.id,
        session.orm
          .select({ id: accountRole.accountId })
          .from(accountRole)
          .where(inArray(accountRole.role, ['operator', 'moderator'])),
      ),
    )
    .orderBy(account.email);
  return Promise.all(rows.map((row) => buildAccount(session, row)));
}

async function buildAccount(session: Session, row: typeof account.$inferSelect): Promise<Account> {
  const roles = await session.orm
    .select({ role: accountRole.role, dealerId: accountRole.dealerId })
    .from(accountRole)
    .where(eq(accountRole.accountId, row.id))
    .orderBy(accountRole.role, accountRole.dealerId);
  return {
    ...row,
    createdAt: isoTime(row.createdAt),
    erasedAfter: isoTimeOrNull(row.erasedAfter),
    roles: roles.map(
      ({ role, dealerId }): AccountRole => (role === 'dealer' ? { role, dealerId } : { role }),
    ),
  };
}
