import { normaliseEmail } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, gt, inArray, lt, type SQL, sql } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { isoTime } from '../database/iso-time.ts';
import type { OutgoingMail } from '../outbox/deliver-mail.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { outgoingMail, signInRequest } from '../schema/schema.ts';
import { isWithinPeriod } from '../visitor-limit/within-period.ts';

export interface SignInRequest {
  id: number;
  email: string;
  leadsTo: string;
  createdAt: string;
  expiresAt: string;
  wrongCodes: number;
}

export interface NewSignInRequest {
  email: string;
  visitor: string;
  leadsTo: string;
  expiresAt: string;
}

export interface SignInLimits {
  toOneAddress: number;
  fromOneNetwork: number;
}

export type AddedRequest = { kind: 'added'; id: number } | { kind: 'over-limit'; retryAt: string };

const hourMs = 3_600_000;

/**
 * Stores a request to sign in and queues its mail, unless the address or the network has had its mails of this
 * hour. A lock for each makes counting and storing one step.
 */
export async function addSignInRequest(
  session: Session,
  { email: given, visitor, leadsTo, expiresAt }: NewSignInRequest,
  { at, limits }: { at: string; limits: SignInLimits },
): Promise<AddedRequest> {
  const email = normaliseEmail(given);
  return session.transaction(async (inner) => {
    // Always in this order, or two requests could wait for each other.
    for (const key of [`address ${email}`, `network ${visitor}`].sort()) {
      await holdLock(inner, 'a sign-in of an address', key);
    }
    const waits = [
      await findRetryAt(inner, eq(signInRequest.email, email), limits.toOneAddress, at),
      await findRetryAt(inner, eq(signInRequest.visitor, visitor), limits.fromOneNetwork, at),
    ];
    const retryAt = waits
      .filter((wait) => wait !== null)
      .sort()
      .at(-1);
    if (retryAt !== undefined) return { kind: 'over-limit', retryAt };
    const [added] = await inner.orm
      .insert(signInRequest)
      .values({ email, visitor, leadsTo, createdAt: at, expiresAt, wrongCodes: 0 })
      .returning({ id: signInRequest.id });
    if (!added) throw new Error('A stored request has no id.');
    await queueMail(inner, 'sign-in', added.id, { at });
    return { kind: 'added', id: added.id };
  });
}

/** When the oldest mail that counts towards the limit is an hour old; null while there is room. */
async function findRetryAt(session: Session, of: SQL, count: number, at: string): Promise<string | null> {
  const [filling] = await session.orm
    .select({ createdAt: signInRequest.createdAt })
    .from(signInRequest)
    .where(and(of, isWithinPeriod(signInRequest.createdAt, at, hourMs)))
    .orderBy(desc(signInRequest.createdAt))
    .offset(count - 1)
    .limit(1);
  return filling ? new Date(Date.parse(isoTime(filling.createdAt)) + hourMs).toISOString() : null;
}

export async function findSignInRequest(session: Session, id: number): Promise<SignInRequest | undefined> {
  const [row] = await session.orm.select().from(signInRequest).where(eq(signInRequest.id, id));
  return (
    row && {
      id: row.id,
      email: row.email,
      leadsTo: row.leadsTo,
      createdAt: isoTime(row.createdAt),
      expiresAt: isoTime(row.expiresAt),
      wrongCodes: row.wrongCodes,
    }
  );
}

/**
 * Takes one of the tries of a request before the code is compared, so that any number of codes sent at once
 * are no more tries than allowed. Returns how many are left after this one; null if none was left.
 */
export async function takeCodeTry(
  session: Session,
  id: number,
  { at, mostTries }: { at: string; mostTries: number },
): Promise<number | null> {
  const [row] = await session.orm
    .update(signInRequest)
    .set({ wrongCodes: sql`${signInRequest.wrongCodes} + 1` })
    .where(
      and(eq(signInRequest.id, id), lt(signInRequest.wrongCodes, mostTries), gt(signInRequest.expiresAt, at)),
    )
    .returning({ wrongCodes: signInRequest.wrongCodes });
  return row ? mostTries - row.wrongCodes : null;
}

/** Deletes old requests with their mails, and returns these: without a mail server they are files. */
export async function pruneSignInRequests(
  session: Session,
  { before }: { before: string },
): Promise<Pick<OutgoingMail, 'kind' | 'aboutId'>[]> {
  return session.transaction(async (inner) => {
    const gone = await inner.orm
      .delete(signInRequest)
      .where(lt(signInRequest.createdAt, before))
      .returning({ id: signInRequest.id });
    const ids = gone.map(({ id }) => id);
    return inner.orm
      .delete(outgoingMail)
      .where(and(eq(outgoingMail.kind, 'sign-in'), inArray(outgoingMail.aboutId, ids)))
      .returning({ kind: outgoingMail.kind, aboutId: outgoingMail.aboutId });
  });
}
