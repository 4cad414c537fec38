import type { CaseKind } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

export interface QueueSize {
  /** Open, whether anybody has taken them or not. */
  waiting: number;
  /** Of these, those that somebody has taken now. */
  taken: number;
  oldestSeconds: number;
}

/** What waits in the office by kind, and how many private adverts are kept off the site until somebody acts. */
export async function countQueue(
  session: Session,
  { at }: { at: string },
): Promise<{ cases: ReadonlyMap<CaseKind, QueueSize>; held: ReadonlyMap<string, number> }> {
  // Reviews join the queue when somebody opens it, so they are counted where they are written.
  const cases = await queryRows<{ kind: CaseKind; waiting: number; taken: number; seconds: number }>(
    session,
    sql`select kind, count(*) as waiting, count(*) filter (where leased_until > ${at}::timestamptz) as taken,
        extract(epoch from ${at}::timestamptz - min(opened_at)) as seconds
      from (
        select kind, opened_at, leased_until from office_case where state = 'open' and kind <> 'review'
        union all
        select 'review', review.written_at, waiting.leased_until from dealer_review review
        left join office_case waiting
          on waiting.kind = 'review' and waiting.subject = review.id::text and waiting.state = 'open'
        where review.state = 'pending'
      ) as open_case group by kind`,
  );
  const held = await queryRows<{ state: string; count: number }>(
    session,
    sql`select state, count(*) as count from seller_advert
      where state in ('held', 'changes-asked') group by state`,
  );
  return {
    cases: new Map(
      cases.map(({ kind, waiting, taken, seconds }) => [
        kind,
        { waiting: Number(waiting), taken: Number(taken), oldestSeconds: Math.max(0, Number(seconds)) },
      ]),
    ),
    held: new Map(held.map(({ state, count }) => [state, Number(count)])),
  };
}
