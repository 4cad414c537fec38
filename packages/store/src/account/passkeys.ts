import type { Session } from '../database/database.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { passkey } from '../schema/schema.ts';

export type StoredPasskey = typeof passkey.$inferSelect;
export type NewPasskey = Omit<typeof passkey.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt'>;

/** Returns false if the passkey is registered already. */
export async function addPasskey(
  session: Session,
  added: NewPasskey,
  { at }: { at: string },
): Promise<boolean> {
  const rows = await session.orm
    .insert(passkey)
    .values({ ...added, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  return rows.length > 0;
}

export async function findPasskey(
  session: Session,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [row] = await session.orm.select().from(passkey).where(eq(passkey.credentialId, credentialId));
  return row && buildPasskey(row);
}

export async function listPasskeys(session: Session, accountId: number): Promise<StoredPasskey[]> {
  const rows = await session.orm
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.id));
  return rows.map(buildPasskey);
}

export async function notePasskeyUse(
  session: Session,
  id: number,
  { at, counter }: { at: string; counter: number },
): Promise<void> {
  await session.orm.update(passkey).set({ lastUsedAt: at, counter }).where(eq(passkey.id, id));
}

export async function removePasskey(session: Session, accountId: number, id: number): Promise<void> {
  await session.orm.delete(passkey).where(and(eq(passkey.accountId, accountId), eq(passkey.id, id)));
}

function buildPasskey(row: StoredPasskey): StoredPasskey {
  return { ...row, createdAt: isoTime(row.createdAt), lastUsedAt: isoTimeOrNull(row.lastUsedAt) };
}
