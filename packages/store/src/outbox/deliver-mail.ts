import type { Session } from '../database/database.ts';
import { and, asc, eq, inArray, lte, sql } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { type MailKind, outgoingMail } from '../schema/schema.ts';
import { lateAttempts, maxAttempts, nextAttemptAfter } from './retry-waits.ts';

export type OutgoingMail = typeof outgoingMail.$inferSelect;

/**
 * Leases mail that is due to this caller. Any number of processes may ask at once; one that dies loses its
 * lease, so a mail is delivered at least once.
 */
export async function claimMail(
  session: Session,
  { at, limit, leaseSeconds }: { at: string; limit: number; leaseSeconds: number },
): Promise<OutgoingMail[]> {
  // In a `with`, which runs once: a subquery may run again for each row, and take more each time.
  const due = session.orm.$with('due').as(
    session.orm
      .select({ id: outgoingMail.id })
      .from(outgoingMail)
      .where(and(eq(outgoingMail.state, 'waiting'), lte(outgoingMail.nextAttemptAt, at)))
      .orderBy(asc(outgoingMail.nextAttemptAt), asc(outgoingMail.id))
      .limit(Math.min(limit, 100))
      .for('update', { skipLocked: true }),
  );
  const leaseEnd = new Date(Date.parse(at) + leaseSeconds * 1000).toISOString();
  const rows = await session.orm
    .with(due)
    .update(outgoingMail)
    .set({ attempts: sql`${outgoingMail.attempts} + 1`, nextAttemptAt: leaseEnd })
    .where(inArray(outgoingMail.id, session.orm.select({ id: due.id }).from(due)))
    .returning();
  return rows.sort((a, b) => a.id - b.id).map(buildMail);
}

export async function markMailSent(session: Session, id: number, { at }: { at: string }): Promise<void> {
  await session.orm
    .update(outgoingMail)
    .set({ state: 'sent', sentAt: at, lastError: null })
    .where(isWaiting(id));
}

/** The mail is obsolete: its recipient was erased, or has been asked already. */
export async function markMailDropped(session: Session, id: number): Promise<void> {
  await session.orm.update(outgoingMail).set({ state: 'dropped', lastError: null }).where(isWaiting(id));
}

/** What a failure means: it will be retried; someone should look by now; it is given up. */
export type MailOutlook = 'will-retry' | 'late' | 'given-up';

export async function markMailFailed(
  session: Session,
  { id, attempts }: Pick<OutgoingMail, 'id' | 'attempts'>,
  { at, error }: { at: string; error: string },
): Promise<MailOutlook> {
  const isLast = attempts >= maxAttempts;
  await session.orm
    .update(outgoingMail)
    .set({
      state: isLast ? 'failed' : 'waiting',
      nextAttemptAt: nextAttemptAfter(attempts, at),
      lastError: error.slice(0, 1000),
    })
    .where(isWaiting(id));
  if (isLast) return 'given-up';
  return attempts >= lateAttempts ? 'late' : 'will-retry';
}

export async function findMail(
  session: Session,
  kind: MailKind,
  aboutId: number,
): Promise<OutgoingMail | undefined> {
  const [row] = await session.orm
    .select()
    .from(outgoingMail)
    .where(and(eq(outgoingMail.kind, kind), eq(outgoingMail.aboutId, aboutId)));
  return row && buildMail(row);
}

export async function findMailById(session: Session, id: number): Promise<OutgoingMail | undefined> {
  const [row] = await session.orm.select().from(outgoingMail).where(eq(outgoingMail.id, id));
  return row && buildMail(row);
}

/** A caller that lost the lease may not report any more. */
function isWaiting(id: number) {
  return and(eq(outgoingMail.id, id), eq(outgoingMail.state, 'waiting'));
}

function buildMail(row: OutgoingMail): OutgoingMail {
  return { ...row, nextAttemptAt: isoTime(row.nextAttemptAt), sentAt: isoTimeOrNull(row.sentAt) };
}
