import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { removeConversations } from './person-conversations.ts';

/**
 * Deletes conversations about adverts that ended before then, or that are gone and were last talked about before then. Two
 * concurrent processes never take the same ones. Returns how many were deleted.
 */
export async function expireConversations(
  session: Session,
  { before, at, limit }: { before: string; at: string; limit: number },
): Promise<number> {
  return session.transaction(async (inner) => {
    const rows = await queryRows<{ id: number }>(
      inner,
      sql`select talk.id from conversation talk
        left join advert on advert.public_reference = talk.public_reference
        where case when advert.public_reference is null then talk.last_message_at else advert.ended_at end
          < ${before}::timestamptz
        order by talk.id limit ${limit} for update of talk skip locked`,
    );
    await removeConversations(
      inner,
      rows.map(({ id }) => id),
      { at },
    );
    return rows.length;
  });
}
