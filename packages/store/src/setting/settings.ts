import { randomUUID } from 'node:crypto';
import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { setting } from '../schema/schema.ts';

/** The value stored under the key. Another version may have written it, so it is untrusted: parse it. */
export async function findSetting(session: Session, key: string): Promise<unknown> {
  const [row] = await session.orm.select().from(setting).where(eq(setting.key, key));
  return row?.value;
}

export async function saveSetting(session: Session, key: string, value: unknown): Promise<void> {
  await session.orm
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
}

/**
 * Stores the value unless there is one already, and returns the stored one: two processes agree on the first.
 */
export async function getOrCreateSetting(session: Session, key: string, value: unknown): Promise<unknown> {
  const stored = await findSetting(session, key);
  // Read first, because a replica cannot be written to.
  if (stored !== undefined) return stored;
  await session.orm.insert(setting).values({ key, value }).onConflictDoNothing({ target: setting.key });
  return findSetting(session, key);
}

/** A unique name of this database; a copy has the name of its original. */
export async function identifyDatabase(session: Session): Promise<string> {
  return String(await getOrCreateSetting(session, 'identity', randomUUID()));
}
