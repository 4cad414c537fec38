import type { Enquiry } from '@forecourt/domain';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Session } from '../database/database.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { enquiry } from '../schema/schema.ts';

/** A minute after the first failure, doubling up to six hours; the tenth failure, most of a day later, is the last. */
export const maxAttempts = 10;

export function nextAttemptAfter(attempts: number, at: string): string {
  const minutes = Math.min(2 ** (attempts - 1), 360);
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}

/**
 * Takes enquiries that are due, for this caller alone until the lease ends. Any number of processes may ask at once; one
 * that dies loses its lease, so an enquiry is delivered at least once.
 */
export async function claimEnquiries(
  session: Session,
  { at, limit, leaseSeconds }: { at: string; limit: number; leaseSeconds: number },
): Promise<Enquiry[]> {
  const due = session.orm
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(and(eq(enquiry.state, 'waiting'), lte(enquiry.nextAttemptAt, at)))
    .orderBy(asc(enquiry.nextAttemptAt), asc(enquiry.id))
    .limit(Math.min(limit, 100))
    .for('update', { skipLocked: true });
  const leaseEnd = new Date(Date.parse(at) + leaseSeconds * 1000).toISOString();
  const rows = await session.orm
    .update(enquiry)
    .set({ attempts: sql`${enquiry.attempts} + 1`, nextAttemptAt: leaseEnd })
    .where(inArray(enquiry.id, due))
    .returning();
  return rows.sort((a, b) => a.id - b.id).map(buildEnquiry);
}

export async function markEnquirySent(session: Session, id: number, { at }: { at: string }): Promise<void> {
  await session.orm
    .update(enquiry)
    .set({ state: 'sent', sentAt: at, lastError: null })
    .where(and(eq(enquiry.id, id), eq(enquiry.state, 'waiting')));
}

export async function markEnquiryFailed(
  session: Session,
  { id, attempts }: Pick<Enquiry, 'id' | 'attempts'>,
  { at, error }: { at: string; error: string },
): Promise<void> {
  const isLast = attempts >= maxAttempts;
  await session.orm
    .update(enquiry)
    .set({
      state: isLast ? 'failed' : 'waiting',
      nextAttemptAt: nextAttemptAfter(attempts, at),
      lastError: error.slice(0, 1000),
    })
    .where(and(eq(enquiry.id, id), eq(enquiry.state, 'waiting')));
}

export async function findEnquiry(session: Session, id: number): Promise<Enquiry | undefined> {
  const [row] = await session.orm.select().from(enquiry).where(eq(enquiry.id, id));
  return row && buildEnquiry(row);
}

function buildEnquiry(row: typeof enquiry.$inferSelect): Enquiry {
  return {
    ...row,
    receivedAt: isoTime(row.receivedAt),
    nextAttemptAt: isoTime(row.nextAttemptAt),
    sentAt: isoTimeOrNull(row.sentAt),
  };
}
