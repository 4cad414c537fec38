import { createHash, randomBytes } from 'node:crypto';
import { type Database, getOrCreateSetting } from '@forecourt/store';

/** The secret that signs form tickets and links and hashes visitors: made once for each database. */
export async function loadSiteSecret(db: Database): Promise<string> {
  // An embedded database may be busy loading its market at the start.
  return String(await getOrCreateSetting(db.longWork, 'form-secret', randomBytes(32).toString('base64url')));
}

/** Unique to this database, like the secret, but reveals nothing about it. */
export function siteIdOf(secret: string): string {
  return createHash('sha256').update(`site ${secret}`).digest('hex').slice(0, 10);
}
