import { endAdvertsInPages, findUnseenAdverts } from '../advert/end-adverts.ts';
import { CommandError } from '../command/command-error.ts';
import { type Database, queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { isoTimeOrNull } from '../database/iso-time.ts';
import { advert, dealer, importRun, isShown, type TakedownKind, takedown } from '../schema/schema.ts';
import { type Decision, logAction } from '../takedown/operator-log.ts';

/** A feed's name, and its figures. */
export interface SourceFigures {
  source: string;
  takedown: TakedownKind | null;
  /** According to the feed. */
  live: number;
  /** How many of these visitors can find. */
  shown: number;
  ended: number;
  dealers: number;
  lastImport: { feedName: string; startedAt: string; finishedAt: string | null } | null;
}

interface SourceRow {
  source: string;
  takedown: TakedownKind | null;
  live: string;
  shown: string;
  ended: string;
  dealers: string;
  feed_name: string | null;
  started_at: string | null;
  finished_at: string | null;
}

/** Every source that has adverts or dealers, or was ever imported. */
export async function listSources(session: Session): Promise<SourceFigures[]> {
  const rows = await queryRows<SourceRow>(
    session,
    sql`with stock as (
        select source, count(*) filter (where status = 'live') as live,
          count(*) filter (where ${isShown}) as shown, count(*) filter (where status = 'ended') as ended
        from ${advert} group by source
      ), sellers as (
        select source, count(*) as dealers from ${dealer} where merged_into is null group by source
      ), runs as (
        select distinct on (source) source, feed_name, started_at::text, finished_at::text
        from ${importRun} order by source, id desc
      ), downs as (
        select subject as source, kind from ${takedown} where scope = 'source'
      )
      select source, kind as takedown, coalesce(live, 0) as live, coalesce(shown, 0) as shown,
        coalesce(ended, 0) as ended, coalesce(dealers, 0) as dealers, feed_name, started_at, finished_at
      from stock full join sellers using (source) full join runs using (source) left join downs using (source)
      order by source`,
  );
  return rows.map((row) => ({
    source: row.source,
    takedown: row.takedown,
    live: Number(row.live),
    shown: Number(row.shown),
    ended: Number(row.ended),
    dealers: Number(row.dealers),
    lastImport:
      row.feed_name !== null && row.started_at !== null
        ? {
            feedName: row.feed_name,
            startedAt: isoTimeOrNull(row.started_at) ?? '',
            finishedAt: isoTimeOrNull(row.finished_at),
          }
        : null,
  }));
}

export async function requireSource(session: Session, source: string): Promise<SourceFigures> {
  const all = await listSources(session);
  const found = all.find((one) => one.source === source);
  if (found) return found;
  const names = all.map((one) => one.source).join(', ') || 'none yet';
  throw new CommandError(`There is no source ${source}. The sources are: ${names}.`);
}

/** Ends every live advert of a source. Its next feed revives those that it names. */
export async function emptySource(db: Database, source: string, decision: Decision): Promise<number> {
  return withImportLocks(db, [source], async () => {
    const { unseen } = await findUnseenAdverts(db, source, () => false);
    await logAction(db, { scope: 'source', subject: source, action: 'empty', ...decision });
    return endAdvertsInPages(db, unseen, decision);
  });
}

/** An import caches what it has found until it ends: what it relies on must not change meanwhile. */
export async function withImportLocks<T>(
  db: Database,
  sources: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const [source, ...rest] = sources;
  if (source === undefined) return work();
  const release = await db.tryLock(`import ${source}`);
  if (!release) throw new CommandError(`An import of ${source} is running: wait for it to finish.`);
  try {
    return await withImportLocks(db, rest, work);
  } finally {
    await release();
  }
}
