import { queryRows, type Session } from '../../database/database.ts';
import { and, asc, desc, eq, inArray, sql } from '../../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../../database/iso-time.ts';
import { type SeenState, seenCheck } from '../../schema/schema.ts';
import { logAdvertEvent } from '../seller-adverts.ts';

/** One try to show that the seller has the vehicle. */
export interface SeenCheck {
  id: number;
  publicReference: string;
  plateKey: string;
  code: string;
  state: SeenState;
  createdAt: string;
  photoName: string | null;
  sentAt: string | null;
  decidedAt: string | null;
  reason: string | null;
}

export async function findLastSeenCheck(
  session: Session,
  publicReference: string,
): Promise<SeenCheck | undefined> {
  const [row] = await session.orm
    .select()
    .from(seenCheck)
    .where(eq(seenCheck.publicReference, publicReference))
    .orderBy(desc(seenCheck.id))
    .limit(1);
  return row && buildCheck(row);
}

export async function findSeenCheck(session: Session, id: number): Promise<SeenCheck | undefined> {
  const [row] = await session.orm.select().from(seenCheck).where(eq(seenCheck.id, id));
  return row && buildCheck(row);
}

export async function addSeenCheck(
  session: Session,
  check: { publicReference: string; plateKey: string; code: string },
  { at }: { at: string },
): Promise<void> {
  await session.orm.insert(seenCheck).values({ ...check, state: 'open', createdAt: at });
}

/** Returns false if it is decided already. A photo sent before the decision replaces the one that waits. */
export async function sendSeenPhoto(
  session: Session,
  id: number,
  { photoName, at }: { photoName: string; at: string },
): Promise<boolean> {
  const rows = await session.orm
    .update(seenCheck)
    .set({ state: 'waiting', photoName, sentAt: at })
    .where(and(eq(seenCheck.id, id), inArray(seenCheck.state, ['open', 'waiting'])))
    .returning({ id: seenCheck.id });
  return rows.length > 0;
}

/** For moderators, the longest waiting first. */
export async function listWaitingSeenChecks(
  session: Session,
  { limit }: { limit: number },
): Promise<SeenCheck[]> {
  const rows = await session.orm
    .select()
    .from(seenCheck)
    .where(eq(seenCheck.state, 'waiting'))
    .orderBy(asc(seenCheck.sentAt), asc(seenCheck.id))
    .limit(limit);
  return rows.map(buildCheck);
}

export interface SeenDecision {
  isSeen: boolean;
  /** Why not, for the seller. */
  reason: string | null;
  by: string;
  at: string;
}

/** Returns false if it does not wait: another moderator was quicker. */
export async function decideSeenCheck(
  session: Session,
  id: number,
  { isSeen, reason, by, at }: SeenDecision,
): Promise<boolean> {
  return session.transaction(async (inner) => {
    const [row] = await inner.orm
      .update(seenCheck)
      .set({ state: isSeen ? 'seen' : 'refused', decidedAt: at, decidedBy: by, reason })
      .where(and(eq(seenCheck.id, id), eq(seenCheck.state, 'waiting')))
      .returning({ publicReference: seenCheck.publicReference });
    if (!row) return false;
    const why = isSeen ? 'Yes' : `No. ${reason ?? ''}`.trim();
    await logAdvertEvent(inner, row.publicReference, { at, actor: 'checks', kind: 'seen', why });
    return true;
  });
}

/** When the vehicle of an advert was seen with its seller; null if never, or if the advert has another plate since. */
export async function findSeenAt(session: Session, publicReference: string): Promise<string | null> {
  const [row] = await queryRows<{ at: string | null }>(
    session,
    sql`select max(seen.sent_at)::text as at from seen_check seen
      join seller_advert placed on placed.public_reference = seen.public_reference
        and placed.plate_key = seen.plate_key
      where seen.public_reference = ${publicReference} and seen.state = 'seen'`,
  );
  return row?.at ? isoTime(row.at) : null;
}

function buildCheck(row: typeof seenCheck.$inferSelect): SeenCheck {
  const { decidedBy: _, ...check } = row;
  return {
    ...check,
    createdAt: isoTime(row.createdAt),
    sentAt: isoTimeOrNull(row.sentAt),
    decidedAt: isoTimeOrNull(row.decidedAt),
  };
}
