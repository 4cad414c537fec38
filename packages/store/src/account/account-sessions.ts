import type { SessionTimes } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, isNull, lt, ne, or } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { accountSession, type SessionWay } from '../schema/schema.ts';

export interface AccountSession extends SessionTimes {
  id: number;
  accountId: number;
  way: SessionWay;
  device: string;
}

export interface NewAccountSession {
  accountId: number;
  tokenHash: string;
  openedBy: string;
  way: SessionWay;
  device: string;
}

/**
 * Opens a session; null if what opened it has opened one already. A device that the account has not had before
 * is reported by mail, except the first.
 */
export async function openAccountSession(
  session: Session,
  opened: NewAccountSession,
  { at }: { at: string },
): Promise<number | null> {
  return session.transaction(async (inner) => {
    const earlier = await inner.orm
      .selectDistinct({ device: accountSession.device })
      .from(accountSession)
      .where(eq(accountSession.accountId, opened.accountId));
    const [row] = await inner.orm
      .insert(accountSession)
      .values({ ...opened, signedInAt: at, lastSeenAt: at })
      .onConflictDoNothing()
      .returning({ id: accountSession.id });
    if (!row) return null;
    const isNewDevice = earlier.length > 0 && !earlier.some(({ device }) => device === opened.device);
    if (isNewDevice) await queueMail(inner, 'new-device', row.id, { at });
    return row.id;
  });
}

export async function findAccountSession(
  session: Session,
  tokenHash: string,
): Promise<AccountSession | undefined> {
  const [row] = await session.orm
    .select()
    .from(accountSession)
    .where(eq(accountSession.tokenHash, tokenHash));
  return row && buildSession(row);
}

/** Whether this has opened a session, ended or not. */
export async function hasOpenedSession(session: Session, openedBy: string): Promise<boolean> {
  const rows = await session.orm
    .select({ id: accountSession.id })
    .from(accountSession)
    .where(eq(accountSession.openedBy, openedBy));
  return rows.length > 0;
}

export async function findAccountSessionById(
  session: Session,
  id: number,
): Promise<AccountSession | undefined> {
  const [row] = await session.orm.select().from(accountSession).where(eq(accountSession.id, id));
  return row && buildSession(row);
}

/** Sessions that were not ended, the one used last first. */
export async function listAccountSessions(session: Session, accountId: number): Promise<AccountSession[]> {
  const rows = await session.orm
    .select()
    .from(accountSession)
    .where(and(eq(accountSession.accountId, accountId), isNull(accountSession.endedAt)))
    .orderBy(desc(accountSession.lastSeenAt), desc(accountSession.id));
  return rows.map(buildSession);
}

export async function touchAccountSession(
  session: Session,
  id: number,
  { at }: { at: string },
): Promise<void> {
  await session.orm.update(accountSession).set({ lastSeenAt: at }).where(eq(accountSession.id, id));
}

/** Ends one session of an account, or all but one, or all. */
export async function endAccountSessions(
  session: Session,
  accountId: number,
  { at, only, except }: { at: string; only?: number; except?: number },
): Promise<void> {
  await session.orm
    .update(accountSession)
    .set({ endedAt: at })
    .where(
      and(
        eq(accountSession.accountId, accountId),
        isNull(accountSession.endedAt),
        only === undefined ? undefined : eq(accountSession.id, only),
        except === undefined ? undefined : ne(accountSession.id, except),
      ),
    );
}

/** What opened a session stays known until it can open none any more. */
export async function pruneAccountSessions(
  session: Session,
  { before }: { before: string },
): Promise<number> {
  const gone = await session.orm
    .delete(accountSession)
    .where(or(lt(accountSession.endedAt, before), lt(accountSession.lastSeenAt, before)))
    .returning({ id: accountSession.id });
  return gone.length;
}

function buildSession(row: typeof accountSession.$inferSelect): AccountSession {
  const { id, accountId, way, device } = row;
  return {
    id,
    accountId,
    way,
    device,
    signedInAt: isoTime(row.signedInAt),
    lastSeenAt: isoTime(row.lastSeenAt),
    endedAt: isoTimeOrNull(row.endedAt),
  };
}
