import { queryRows, type Session } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { draftWarning } from '../schema/schema.ts';

export interface DraftWarning {
  id: number;
  draftId: string;
  warnedAt: string;
}

export async function findDraftWarning(session: Session, id: number): Promise<DraftWarning | undefined> {
  const [row] = await session.orm.select().from(draftWarning).where(eq(draftWarning.id, id));
  return row && { ...row, warnedAt: isoTime(row.warnedAt) };
}

/**
 * Queues a mail to everyone with a draft that nobody has touched since. Drafts of a browser have no address to write to.
 * Returns how many.
 */
export async function warnOfErasure(
  session: Session,
  { at, untouchedSince }: { at: string; untouchedSince: string },
): Promise<number> {
  return session.transaction(async (inner) => {
    // A draft that was touched after its warning is warned of anew.
    await inner.orm.execute(
      sql`delete from draft_warning using selling_draft draft
        where draft.id = draft_warning.draft_id and draft.updated_at > draft_warning.warned_at`,
    );
    const warned = await queryRows<{ id: number }>(
      inner,
      sql`insert into draft_warning (draft_id, warned_at)
        select draft.id, ${at}::timestamptz from selling_draft draft
        where draft.account_id is not null and draft.updated_at < ${untouchedSince}::timestamptz
          and not exists (select 1 from seller_advert placed where placed.draft_id = draft.id)
        on conflict (draft_id) do nothing returning id`,
    );
    for (const { id } of warned) await queueMail(inner, 'draft-ending', id, { at });
    return warned.length;
  });
}
