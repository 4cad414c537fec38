import { parseSellingFields, type SellingFields } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { isoTime } from '../database/iso-time.ts';
import { sellerAdvert, sellingDraft } from '../schema/schema.ts';
import { noteLooseOfDrafts } from './loose-photos.ts';

/** Whose a draft is: an account's, or a browser's until somebody signs in there. */
export type DraftOwner = { accountId: number } | { browserHash: string };

export interface SellingDraft {
  id: string;
  accountId: number | null;
  browserHash: string | null;
  fields: SellingFields;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Returns false if the owner has too many drafts already. */
export async function addSellingDraft(
  session: Session,
  { id, owner, fields }: { id: string; owner: DraftOwner; fields: SellingFields },
  { at, most }: { at: string; most: number },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    await lockOwner(inner, owner);
    if ((await listSellingDrafts(inner, owner)).length >= most) return false;
    await inner.orm.insert(sellingDraft).values({
      id,
      browserHash: null,
      accountId: null,
      ...owner,
      fields,
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
    return true;
  });
}

export async function findSellingDraft(session: Session, id: string): Promise<SellingDraft | undefined> {
  const [row] = await session.orm.select().from(sellingDraft).where(eq(sellingDraft.id, id));
  return row && buildDraft(row);
}

/** Drafts that are not placed yet, the last changed first. */
export async function listSellingDrafts(session: Session, owner: DraftOwner): Promise<SellingDraft[]> {
  const rows = await session.orm
    .select()
    .from(sellingDraft)
    .where(and(isOwnedBy(owner), isNotPlaced(session)))
    .orderBy(desc(sellingDraft.updatedAt), desc(sellingDraft.id));
  return rows.map(buildDraft);
}

/**
 * Stores the fields if nobody has changed them since `version` was read. Returns the new version; null if somebody has.
 */
export async function saveSellingDraft(
  session: Session,
  id: string,
  { fields, version, at }: { fields: SellingFields; version: number; at: string },
): Promise<number | null> {
  const [row] = await session.orm
    .update(sellingDraft)
    .set({ fields, version: version + 1, updatedAt: at })
    .where(and(eq(sellingDraft.id, id), eq(sellingDraft.version, version)))
    .returning({ version: sellingDraft.version });
  return row?.version ?? null;
}

/** A draft of a browser becomes the account's who signed in there. */
export async function claimSellingDraft(session: Session, id: string, accountId: number): Promise<void> {
  await session.orm
    .update(sellingDraft)
    .set({ accountId, browserHash: null })
    .where(and(eq(sellingDraft.id, id), isNull(sellingDraft.accountId)));
}

/** All drafts of a browser, as far as the account has room; the rest stay with the browser. */
export async function claimBrowserDrafts(
  session: Session,
  browserHash: string,
  { accountId, most }: { accountId: number; most: number },
): Promise<void> {
  await session.transaction(async (inner) => {
    await lockOwner(inner, { accountId });
    const room = most - (await listSellingDrafts(inner, { accountId })).length;
    const drafts = await listSellingDrafts(inner, { browserHash });
    for (const { id } of drafts.slice(0, Math.max(0, room))) await claimSellingDraft(inner, id, accountId);
  });
}

/** Two browsers of one person become one: what either has begun, both can go on with. */
export async function moveBrowserDrafts(
  session: Session,
  browserHash: string,
  { to, most }: { to: string; most: number },
): Promise<void> {
  await session.transaction(async (inner) => {
    await lockOwner(inner, { browserHash: to });
    const room = most - (await listSellingDrafts(inner, { browserHash: to })).length;
    const drafts = await listSellingDrafts(inner, { browserHash });
    for (const { id } of drafts.slice(0, Math.max(0, room))) {
      await inner.orm.update(sellingDraft).set({ browserHash: to }).where(eq(sellingDraft.id, id));
    }
  });
}

/** A draft that is placed stays: its advert needs it. */
export async function removeSellingDraft(
  session: Session,
  id: string,
  { at = new Date().toISOString() }: { at?: string } = {},
): Promise<void> {
  await session.transaction(async (inner) => {
    await lockSellingDraft(inner, id);
    await noteLooseOfDrafts(inner, [id], { at });
    await inner.orm.delete(sellingDraft).where(and(eq(sellingDraft.id, id), isNotPlaced(inner)));
  });
}

/**
 * Erases drafts that were never placed and that nobody has touched since; those of an account only if their owner was told
 * long enough ago. Returns how many.
 */
export async function pruneSellingDrafts(
  session: Session,
  { at, untouchedSince, warnedBefore }: { at: string; untouchedSince: string; warnedBefore: string },
): Promise<number> {
  return session.transaction(async (inner) => {
    const isWarned = sql`exists (select 1 from draft_warning warning where warning.draft_id = ${sellingDraft.id}
      and warning.warned_at <= ${warnedBefore}::timestamptz and warning.warned_at >= ${sellingDraft.updatedAt})`;
    const due = await inner.orm
      .select({ id: sellingDraft.id })
      .from(sellingDraft)
      .where(
        and(
          lt(sellingDraft.updatedAt, untouchedSince),
          isNotPlaced(inner),
          or(isNull(sellingDraft.accountId), isWarned),
        ),
      )
      .for('update');
    const ids = due.map(({ id }) => id);
    await noteLooseOfDrafts(inner, ids, { at });
    const gone = await inner.orm
      .delete(sellingDraft)
      // Asked again under the lock: one of them may have been placed before it was taken.
      .where(and(inArray(sellingDraft.id, ids), isNotPlaced(inner)))
      .returning({ id: sellingDraft.id });
    return gone.length;
  });
}

/**
 * Until the end of the transaction nobody else changes, places or removes the draft. Returns false if there is none. What is
 * read after it is current; what was read before it may not be.
 */
export async function lockSellingDraft(session: Session, id: string): Promise<boolean> {
  const rows = await session.orm
    .select({ id: sellingDraft.id })
    .from(sellingDraft)
    .where(eq(sellingDraft.id, id))
    .for('update');
  return rows.length > 0;
}

export async function touchSellingDraft(session: Session, id: string, { at }: { at: string }): Promise<void> {
  await session.orm.update(sellingDraft).set({ updatedAt: at }).where(eq(sellingDraft.id, id));
}

function isOwnedBy(owner: DraftOwner): SQL | undefined {
  return 'accountId' in owner
    ? and(isNotNull(sellingDraft.accountId), eq(sellingDraft.accountId, owner.accountId))
    : and(isNull(sellingDraft.accountId), eq(sellingDraft.browserHash, owner.browserHash));
}

function isNotPlaced(session: Session): SQL {
  return notExists(
    session.orm.select({ one: sql`1` }).from(sellerAdvert).where(eq(sellerAdvert.draftId, sellingDraft.id)),
  );
}

/** One change of an owner waits for the other, so that both together stay within the limit. */
async function lockOwner(session: Session, owner: DraftOwner): Promise<void> {
  const key = 'accountId' in owner ? `account ${owner.accountId}` : `browser ${owner.browserHash}`;
  await holdLock(session, 'a selling draft', key);
}

function buildDraft(row: typeof sellingDraft.$inferSelect): SellingDraft {
  return {
    ...row,
    fields: parseSellingFields(row.fields),
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
  };
}
