import { normaliseEmail } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { account, outgoingMail, watcher } from '../schema/schema.ts';

/** A mailbox that is told about vehicles. */
export interface Watcher {
  id: number;
  email: string;
  /** The person's own, which stands in every mail. */
  phrase: string | null;
  /** Whether someone has an account with this address. */
  hasAccount: boolean;
  heardAt: string;
  askedAt: string | null;
}

export async function findWatcher(session: Session, id: number): Promise<Watcher | undefined> {
  const [row] = await session.orm
    .select({ watcher, account: { id: account.id, phrase: account.phrase } })
    .from(watcher)
    .leftJoin(account, eq(account.email, watcher.email))
    .where(eq(watcher.id, id));
  if (!row) return undefined;
  return {
    id: row.watcher.id,
    email: row.watcher.email,
    phrase: row.account ? row.account.phrase : row.watcher.phrase,
    hasAccount: row.account !== null,
    heardAt: isoTime(row.watcher.heardAt),
    askedAt: isoTimeOrNull(row.watcher.askedAt),
  };
}

export async function findWatcherByEmail(session: Session, email: string): Promise<Watcher | undefined> {
  const [row] = await session.orm
    .select({ id: watcher.id })
    .from(watcher)
    .where(eq(watcher.email, normaliseEmail(email)));
  return row && findWatcher(session, row.id);
}

/** One change of a mailbox's alerts waits for the other, so that two at once keep to the limits. */
export async function lockWatcher(session: Session, email: string): Promise<void> {
  await holdLock(session, 'a watcher', normaliseEmail(email));
}

/** Within a transaction that has locked the address. */
export async function findOrAddWatcher(
  session: Session,
  given: string,
  { at }: { at: string },
): Promise<number> {
  const email = normaliseEmail(given);
  await session.orm
    .insert(watcher)
    .values({ email, createdAt: at, heardAt: at })
    .onConflictDoNothing({ target: watcher.email });
  const [found] = await session.orm.select({ id: watcher.id }).from(watcher).where(eq(watcher.email, email));
  if (!found) throw new Error('A watcher is neither new nor stored.');
  return found.id;
}

/** A sign of life: the person need not be asked whether they still want this. */
export async function hearFromWatcher(session: Session, id: number, { at }: { at: string }): Promise<void> {
  await session.transaction(async (inner) => {
    await inner.orm.update(watcher).set({ heardAt: at, askedAt: null }).where(eq(watcher.id, id));
    // The mail is unique for each person: the next silence needs one too.
    await inner.orm
      .delete(outgoingMail)
      .where(and(eq(outgoingMail.kind, 'still-looking'), eq(outgoingMail.aboutId, id)));
  });
}

export async function changeWatcherPhrase(
  session: Session,
  id: number,
  phrase: string | null,
): Promise<void> {
  await session.orm.update(watcher).set({ phrase }).where(eq(watcher.id, id));
}

/** The alerts of an account go with it to its new address, and join those that this address already has. */
export async function moveWatcher(
  session: Session,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const email of [from, to].map(normaliseEmail).sort()) await lockWatcher(session, email);
  const [old] = await session.orm
    .select()
    .from(watcher)
    .where(eq(watcher.email, normaliseEmail(from)));
  if (!old) return;
  const [known] = await session.orm
    .select()
    .from(watcher)
    .where(eq(watcher.email, normaliseEmail(to)));
  if (!known) {
    await session.orm
      .update(watcher)
      .set({ email: normaliseEmail(to) })
      .where(eq(watcher.id, old.id));
    return;
  }
  // What both have stays with the one that the new address had.
  await session.orm.execute(sql`update alert moved set watcher_id = ${known.id} where watcher_id = ${old.id}
    and not exists (select 1 from alert same where same.watcher_id = ${known.id}
      and same.kind = moved.kind and same.subject = moved.subject)`);
  await session.orm.execute(sql`update alert_news moved set watcher_id = ${known.id} where watcher_id = ${old.id}
    and not exists (select 1 from alert_news same where same.watcher_id = ${known.id}
      and same.vehicle = moved.vehicle and same.event = moved.event and same.mark = moved.mark)`);
  await session.orm.execute(
    sql`update push_browser set watcher_id = ${known.id} where watcher_id = ${old.id}`,
  );
  await session.orm.execute(
    sql`update alert_notice set watcher_id = ${known.id} where watcher_id = ${old.id}`,
  );
  await session.orm.delete(watcher).where(eq(watcher.id, old.id));
}
