import { lockChanges } from '../change/lock-changes.ts';
import { queryRows, type Session } from '../database/database.ts';
import { and, eq, type SQL, sql } from '../database/drizzle.ts';
import { advert, plateKey, type TakedownKind, type TakedownScope, takedown } from '../schema/schema.ts';
import { type Decision, logAction } from './operator-log.ts';
import { plateSubject, settleAdverts } from './settle-adverts.ts';

export interface TakedownTarget {
  scope: TakedownScope;
  subject: string;
}

const actionOf = { hidden: 'hide', blocked: 'block' } as const;

/**
 * Takes something off the site, whatever its feed says from now on. Blocking an advert also blocks its plate
 * within its source. Returns how many live adverts disappear.
 */
export async function takeDown(
  session: Session,
  target: TakedownTarget,
  kind: TakedownKind,
  decision: Decision,
): Promise<number> {
  return session.transaction(async (inner) => {
    await lockChanges(inner);
    const plate = kind === 'blocked' ? await findPlate(inner, target) : null;
    const rows = [{ ...target, kind }, ...(plate ? [{ ...plate.target, kind }] : [])];
    await inner.orm
      .insert(takedown)
      .values(rows)
      .onConflictDoUpdate({ target: [takedown.scope, takedown.subject], set: { kind } });
    await logAction(inner, { ...target, ...decision, action: actionOf[kind] });
    return settleAdverts(inner, coveredBy(target, plate), decision);
  });
}

export type Restored = { kind: 'not-taken-down' } | { kind: 'restored'; adverts: number };

/** Undoes either: what its feed says now applies again. */
export async function restore(
  session: Session,
  target: TakedownTarget,
  decision: Decision,
): Promise<Restored> {
  return session.transaction(async (inner) => {
    await lockChanges(inner);
    const plate = await findPlate(inner, target);
    const wasDown = await lift(inner, target);
    const wasPlateDown = plate !== null && (await lift(inner, plate.target));
    if (!wasDown && !wasPlateDown) return { kind: 'not-taken-down' };
    await logAction(inner, { ...target, ...decision, action: 'restore' });
    return { kind: 'restored', adverts: await settleAdverts(inner, coveredBy(target, plate), decision) };
  });
}

export async function findTakedown(
  session: Session,
  { scope, subject }: { scope: TakedownScope | 'plate'; subject: string },
): Promise<TakedownKind | null> {
  const [row] = await session.orm
    .select({ kind: takedown.kind })
    .from(takedown)
    .where(and(eq(takedown.scope, scope), eq(takedown.subject, subject)));
  return row?.kind ?? null;
}

async function lift(
  session: Session,
  { scope, subject }: { scope: TakedownScope | 'plate'; subject: string },
): Promise<boolean> {
  const rows = await session.orm
    .delete(takedown)
    .where(and(eq(takedown.scope, scope), eq(takedown.subject, subject)))
    .returning({ kind: takedown.kind });
  return rows.length > 0;
}

interface SourcePlate {
  target: { scope: 'plate'; subject: string };
  source: string;
  key: string;
}

/** Null for an advert without a plate, and for everything else. */
async function findPlate(session: Session, { scope, subject }: TakedownTarget): Promise<SourcePlate | null> {
  if (scope !== 'advert') return null;
  const [row] = await queryRows<{ source: string; key: string | null; subject: string }>(
    session,
    sql`select ${advert.source} as source, ${plateKey(advert.vehicle)} as key, ${plateSubject(advert)} as subject
      from ${advert} where ${advert.publicReference} = ${subject}`,
  );
  if (!row?.key) return null;
  return { target: { scope: 'plate', subject: row.subject }, source: row.source, key: row.key };
}

/** The adverts that a decision may affect. */
function coveredBy({ scope, subject }: TakedownTarget, plate: SourcePlate | null): SQL {
  if (scope === 'source') return sql`${advert.source} = ${subject}`;
  if (scope === 'dealer') return sql`${advert.dealerId} = ${Number(subject)}`;
  const itself = sql`${advert.publicReference} = ${subject}`;
  if (plate === null) return itself;
  const hasPlate = sql`${plateKey(advert.vehicle)} = ${plate.key} and ${advert.source} = ${plate.source}`;
  return sql`(${itself} or (${hasPlate}))`;
}
