import type { Session } from '../database/database.ts';
import { and, asc, eq, gt, gte, inArray, lte, or, type SQL, sql } from '../database/drizzle.ts';
import { type MailKind, outgoingMail } from '../schema/schema.ts';
import { lateAttempts } from './retry-waits.ts';

export interface UnsentCounts {
  /** Due, or failed and waiting for a retry. */
  waiting: number;
  /** How many of these have failed for more than an hour. */
  late: number;
  /** Given up. */
  failed: number;
  /** How long ago the oldest was due that waits for delivery; a failed attempt starts this anew. */
  overdueSeconds: number;
}

export interface UnsentMail {
  id: number;
  kind: MailKind;
  aboutId: number;
  isGivenUp: boolean;
  attempts: number;
  lastError: string | null;
}

export async function countUnsentMail(session: Session, { at }: { at: string }): Promise<UnsentCounts> {
  const counted = (what: SQL | undefined) => sql<number>`count(*) filter (where ${what})`.mapWith(Number);
  const isWaiting = eq(outgoingMail.state, 'waiting');
  const [row] = await session.orm
    .select({
      waiting: counted(and(isWaiting, or(lte(outgoingMail.nextAttemptAt, at), gt(outgoingMail.attempts, 0)))),
      late: counted(and(isWaiting, gte(outgoingMail.attempts, lateAttempts))),
      failed: counted(eq(outgoingMail.state, 'failed')),
      overdueSeconds:
        sql<number>`coalesce(max(extract(epoch from ${at}::timestamptz - ${outgoingMail.nextAttemptAt}))
          filter (where ${and(isWaiting, lte(outgoingMail.nextAttemptAt, at))}), 0)`.mapWith(Number),
    })
    .from(outgoingMail)
    .where(inArray(outgoingMail.state, ['waiting', 'failed']));
  return row ?? { waiting: 0, late: 0, failed: 0, overdueSeconds: 0 };
}

/** Failed mails, oldest first. */
export async function listUnsentMail(session: Session, { limit }: { limit: number }): Promise<UnsentMail[]> {
  const rows = await session.orm
    .select()
    .from(outgoingMail)
    .where(and(inArray(outgoingMail.state, ['waiting', 'failed']), gt(outgoingMail.attempts, 0)))
    .orderBy(asc(outgoingMail.id))
    .limit(limit);
  return rows.map(({ id, kind, aboutId, state, attempts, lastError }) => ({
    id,
    kind,
    aboutId,
    isGivenUp: state === 'failed',
    attempts,
    lastError,
  }));
}

/** Retries every mail that was given up, and returns how many. */
export async function retryFailedMail(session: Session, { at }: { at: string }): Promise<number> {
  const rows = await session.orm
    .update(outgoingMail)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: at })
    .where(eq(outgoingMail.state, 'failed'))
    .returning({ id: outgoingMail.id });
  return rows.length;
}
