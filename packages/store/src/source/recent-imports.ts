import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { importRun } from '../schema/schema.ts';

export interface RecentImports {
  finished: number;
  /** Still running, or killed. */
  unfinished: number;
  rows: Readonly<Record<'added' | 'changed' | 'unchanged' | 'rejected' | 'ended', number>>;
  /** In seconds since 1970; null if nothing was ever imported. */
  lastFinishedSeconds: number | null;
}

/** The imports of all sources that started since a moment. */
export async function countRecentImports(session: Session, since: string): Promise<RecentImports> {
  const isRecent = sql`started_at >= ${since}::timestamptz`;
  const [row] = await queryRows<Record<string, string | null>>(
    session,
    sql`select count(finished_at) filter (where ${isRecent}) as finished,
        count(*) filter (where finished_at is null and ${isRecent}) as unfinished,
        sum(added) filter (where ${isRecent}) as added, sum(changed) filter (where ${isRecent}) as changed,
        sum(unchanged) filter (where ${isRecent}) as unchanged,
        sum(rejected) filter (where ${isRecent}) as rejected, sum(ended) filter (where ${isRecent}) as ended,
        extract(epoch from max(finished_at)) as last
      from ${importRun}`,
  );
  const count = (name: string) => Number(row?.[name] ?? 0);
  return {
    finished: count('finished'),
    unfinished: count('unfinished'),
    rows: {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      rejected: count('rejected'),
      ended: count('ended'),
    },
    lastFinishedSeconds: row?.last == null ? null : Number(row.last),
  };
}
