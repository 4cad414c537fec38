import type { Session } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { conversation } from '../schema/schema.ts';

/** The channel that tells every process of a change; without content, because anybody on it reads the table. */
export const conversationChannel = 'conversation';

/** Tells open pages that something in a conversation has changed, when the transaction ends. */
export async function touchConversation(transaction: Session, id: number): Promise<void> {
  await transaction.orm
    .update(conversation)
    .set({ version: sql`${conversation.version} + 1` })
    .where(eq(conversation.id, id));
  await transaction.orm.execute(sql`select pg_notify(${conversationChannel}, '')`);
}
