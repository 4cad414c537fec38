import type { CaseKind } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { officeCase } from '../schema/schema.ts';

export type OfficeCase = typeof officeCase.$inferSelect;

export type NewCase = Pick<OfficeCase, 'kind' | 'subject'> &
  Partial<Pick<OfficeCase, 'publicReference' | 'accountId' | 'findings' | 'sent' | 'words' | 'fingerprint'>>;

/** Puts a case into the queue. One that waits already keeps its place, with what is known now. */
export async function openCase(
  session: Session,
  { findings = [], sent = null, words = null, fingerprint = null, ...opened }: NewCase,
  { at }: { at: string },
): Promise<number> {
  const known = { findings, sent, words, fingerprint };
  const [row] = await session.orm
    .insert(officeCase)
    .values({ ...opened, ...known, state: 'open', openedAt: at, revision: 1 })
    .onConflictDoUpdate({
      target: [officeCase.kind, officeCase.subject],
      targetWhere: sql`state = 'open'`,
      set: { ...known, revision: sql`${officeCase.revision} + 1` },
    })
    .returning({ id: officeCase.id });
  if (!row) throw new Error('A case was neither opened nor found.');
  return row.id;
}

export async function findCase(session: Session, id: number): Promise<OfficeCase | undefined> {
  const [row] = await session.orm.select().from(officeCase).where(eq(officeCase.id, id));
  return row && buildCase(row);
}

/** The same, kept from everybody else until the transaction ends. */
export async function lockCase(transaction: Session, id: number): Promise<OfficeCase | undefined> {
  const [row] = await transaction.orm.select().from(officeCase).where(eq(officeCase.id, id)).for('update');
  return row && buildCase(row);
}

/** The newest case of a kind about a subject, open or closed. */
export async function findCaseAbout(
  session: Session,
  kind: CaseKind,
  subject: string,
): Promise<OfficeCase | undefined> {
  const [row] = await session.orm
    .select()
    .from(officeCase)
    .where(and(eq(officeCase.kind, kind), eq(officeCase.subject, subject)))
    .orderBy(desc(officeCase.id))
    .limit(1);
  return row && buildCase(row);
}

/** Open cases of these kinds about an advert. */
export async function listCasesAbout(
  session: Session,
  kinds: readonly CaseKind[],
  publicReference: string,
): Promise<OfficeCase[]> {
  const rows = await session.orm
    .select()
    .from(officeCase)
    .where(
      and(
        inArray(officeCase.kind, [...kinds]),
        eq(officeCase.publicReference, publicReference),
        eq(officeCase.state, 'open'),
      ),
    )
    .orderBy(asc(officeCase.id));
  return rows.map(buildCase);
}

/** What waits, the oldest first. */
export async function listOpenCases(
  session: Session,
  { limit, kind }: { limit: number; kind?: CaseKind },
): Promise<OfficeCase[]> {
  const rows = await session.orm
    .select()
    .from(officeCase)
    .where(and(eq(officeCase.state, 'open'), kind === undefined ? undefined : eq(officeCase.kind, kind)))
    .orderBy(asc(officeCase.openedAt), asc(officeCase.id))
    .limit(limit);
  return rows.map(buildCase);
}

export interface QueueFigures {
  waiting: Partial<Record<CaseKind, number>>;
  oldest: string | null;
}

export async function countOpenCases(session: Session): Promise<QueueFigures> {
  const rows = await queryRows<{ kind: CaseKind; count: number; oldest: string }>(
    session,
    sql`select kind, count(*) as count, min(opened_at)::text as oldest
      from ${officeCase} where state = 'open' group by kind`,
  );
  const oldest = rows.map((row) => isoTime(row.oldest)).toSorted();
  return {
    waiting: Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)])),
    oldest: oldest[0] ?? null,
  };
}

/** Closes what waits about an advert, because it was settled otherwise. */
export async function closeCases(
  session: Session,
  kinds: readonly CaseKind[],
  publicReferences: readonly string[],
  { at }: { at: string },
): Promise<void> {
  if (publicReferences.length === 0) return;
  await session.orm
    .update(officeCase)
    .set({ state: 'closed', closedAt: at, leasedBy: null, leasedUntil: null })
    .where(
      and(
        eq(officeCase.state, 'open'),
        inArray(officeCase.kind, [...kinds]),
        inArray(officeCase.publicReference, [...publicReferences]),
      ),
    );
}

/** Reviews wait in their own table: those that are decided by a command leave the queue, new ones join it. */
export async function syncReviewCases(session: Session, { at }: { at: string }): Promise<void> {
  await session.orm.execute(sql`
    insert into office_case (kind, subject, state, opened_at, findings, revision)
    select 'review', review.id::text, 'open', review.written_at, '[]'::jsonb, 1 from dealer_review review
    where review.state = 'pending' and not exists (
      select 1 from office_case c where c.kind = 'review' and c.subject = review.id::text and c.state = 'open')
    on conflict do nothing`);
  await session.orm.execute(sql`
    update office_case set state = 'closed', closed_at = ${at}::timestamptz, leased_by = null, leased_until = null
    where kind = 'review' and state = 'open' and not exists (
      select 1 from dealer_review review where review.id::text = subject and review.state = 'pending')`);
}

export interface Lease {
  accountId: number;
  at: string;
  until: string;
}

/** Gives a case to one person, again if it is theirs. False if somebody else has it, or it is closed. */
export async function takeCase(
  session: Session,
  id: number,
  { accountId, at, until }: Lease,
): Promise<boolean> {
  const taken = await session.orm
    .update(officeCase)
    .set({ leasedBy: accountId, leasedUntil: until })
    .where(
      and(
        eq(officeCase.id, id),
        eq(officeCase.state, 'open'),
        or(
          isNull(officeCase.leasedUntil),
          lte(officeCase.leasedUntil, at),
          eq(officeCase.leasedBy, accountId),
        ),
      ),
    )
    .returning({ id: officeCase.id });
  return taken.length > 0;
}

export async function releaseCase(session: Session, id: number, accountId: number): Promise<void> {
  await session.orm
    .update(officeCase)
    .set({ leasedBy: null, leasedUntil: null })
    .where(and(eq(officeCase.id, id), eq(officeCase.leasedBy, accountId)));
}

/** The price of a live advert changed while other changes of it wait. */
export async function repriceCase(session: Session, publicReference: string, price: number): Promise<void> {
  await session.orm
    .update(officeCase)
    .set({
      sent: sql`jsonb_set(${officeCase.sent}, '{price}', to_jsonb(${price}::integer))`,
      revision: sql`${officeCase.revision} + 1`,
    })
    .where(
      and(
        eq(officeCase.kind, 'advert'),
        eq(officeCase.subject, publicReference),
        eq(officeCase.state, 'open'),
        sql`${officeCase.sent} is not null`,
      ),
    );
}

function buildCase(row: OfficeCase): OfficeCase {
  return {
    ...row,
    openedAt: isoTime(row.openedAt),
    closedAt: isoTimeOrNull(row.closedAt),
    leasedUntil: isoTimeOrNull(row.leasedUntil),
  };
}
