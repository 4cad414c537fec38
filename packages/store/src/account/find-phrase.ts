import { normaliseEmail } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { account, watcher } from '../schema/schema.ts';

/** The words by which somebody recognises our mails: of their account, or without one of their alerts. */
export async function findPhrase(session: Session, given: string): Promise<string | null> {
  const email = normaliseEmail(given);
  const [own] = await session.orm
    .select({ phrase: account.phrase })
    .from(account)
    .where(eq(account.email, email));
  if (own) return own.phrase;
  const [guest] = await session.orm
    .select({ phrase: watcher.phrase })
    .from(watcher)
    .where(eq(watcher.email, email));
  return guest?.phrase ?? null;
}
