import { hash } from 'node:crypto';
import type { Finding } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, inArray, isNotNull, lt } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { officeAct } from '../schema/schema.ts';

export type OfficeLogEntry = typeof officeAct.$inferSelect;
export type NewLogEntry = Omit<OfficeLogEntry, 'id'>;

/** Adds an act to the log, which only grows. */
export async function logOfficeAct(session: Session, entry: NewLogEntry): Promise<number> {
  const [row] = await session.orm.insert(officeAct).values(entry).returning({ id: officeAct.id });
  if (!row) throw new Error('An act was not logged.');
  return row.id;
}

export async function findOfficeAct(session: Session, id: number): Promise<OfficeLogEntry | undefined> {
  const [row] = await session.orm.select().from(officeAct).where(eq(officeAct.id, id));
  return row && buildEntry(row);
}

/** The newest first. */
export async function listOfficeActs(
  session: Session,
  {
    publicReference,
    caseId,
    before,
    limit = 100,
  }: { publicReference?: string; caseId?: number; before?: number; limit?: number },
): Promise<OfficeLogEntry[]> {
  const rows = await session.orm
    .select()
    .from(officeAct)
    .where(
      and(
        publicReference === undefined ? undefined : eq(officeAct.publicReference, publicReference),
        caseId === undefined ? undefined : eq(officeAct.caseId, caseId),
        before === undefined ? undefined : lt(officeAct.id, before),
      ),
    )
    .orderBy(desc(officeAct.id))
    .limit(limit);
  return rows.map(buildEntry);
}

/** What exactly a rule found, so that it can be recognised but not read. */
export function markOf({ rule, version, key }: Pick<Finding, 'rule' | 'version' | 'key'>): string {
  return hash('sha256', JSON.stringify([rule, version, key]), 'base64url').slice(0, 22);
}

/** What the office has looked at and let through, about one advert. */
export async function readApprovedMarks(
  session: Session,
  publicReference: string,
): Promise<ReadonlySet<string>> {
  const rows = await session.orm
    .select({ marks: officeAct.marks })
    .from(officeAct)
    .where(
      and(
        eq(officeAct.publicReference, publicReference),
        inArray(officeAct.act, ['approve', 'restore']),
        isNotNull(officeAct.caseId),
      ),
    );
  return new Set(rows.flatMap(({ marks }) => marks));
}

function buildEntry(row: OfficeLogEntry): OfficeLogEntry {
  return { ...row, at: isoTime(row.at) };
}
