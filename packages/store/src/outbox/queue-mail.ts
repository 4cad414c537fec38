import type { Session } from '../database/database.ts';
import { type MailKind, outgoingMail } from '../schema/schema.ts';

/** Puts a mail into the outbox, due from that time on; one that is already there stays as it is. */
export async function queueMail(
  session: Session,
  kind: MailKind,
  aboutId: number,
  { at }: { at: string },
): Promise<void> {
  await session.orm
    .insert(outgoingMail)
    .values({ kind, aboutId, state: 'waiting', attempts: 0, nextAttemptAt: at })
    .onConflictDoNothing();
}
