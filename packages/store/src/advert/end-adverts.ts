import { lockChanges } from '../change/lock-changes.ts';
import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';

/**
 * Ends live adverts in one transaction and returns how many ended. Adverts that have already ended are left
 * alone.
 */
export async function endAdverts(
  session: Session,
  publicReferences: readonly string[],
  { at }: { at: string },
): Promise<number> {
  if (publicReferences.length === 0) return 0;
  const references = encodeArray('text', publicReferences);
  const [row] = await session.transaction(async (inner) => {
    await lockChanges(inner);
    return queryRows<{ ended: number }>(
      inner,
      sql`with ended as (
          update advert set status = 'ended', ended_at = ${at}::timestamptz, updated_at = ${at}::timestamptz
          where public_reference = any(${references}::text[]) and status = 'live'
          returning public_reference
        ), changes as (
          insert into advert_change (public_reference, kind, at)
          select public_reference, 'ended', ${at}::timestamptz from ended
        )
        select count(*) as ended from ended`,
    );
  });
  return Number(row?.ended ?? 0);
}

const pageSize = 5000;

/** Like `endAdverts`, for any number of adverts: one transaction per page. */
export async function endAdvertsInPages(
  session: Session,
  publicReferences: readonly string[],
  { at }: { at: string },
): Promise<number> {
  let ended = 0;
  for (let from = 0; from < publicReferences.length; from += pageSize)
    ended += await endAdverts(session, publicReferences.slice(from, from + pageSize), { at });
  return ended;
}

/**
 * Counts a source's live adverts and finds those not in the seen set. A cursor reads the table once in disk
 * order; paging along an index would fetch its blocks in random order, each many times. Thousands of
 * references travel as one text, which costs both sides less than one row each.
 */
export async function findUnseenAdverts(
  session: Session,
  source: string,
  isSeen: (publicReference: string) => boolean,
): Promise<{ live: number; unseen: string[] }> {
  return session.transaction(async (inner) => {
    await inner.orm.execute(
      sql`declare live_adverts no scroll cursor for
        select string_agg(public_reference, ' ') as page from (
          select public_reference, row_number() over () / ${sql.raw(String(pageSize))} as number
          from advert where source = ${source} and status = 'live') as numbered
        group by number`,
    );
    let live = 0;
    const unseen: string[] = [];
    for (;;) {
      const [row] = await queryRows<{ page: string }>(inner, sql`fetch 1 from live_adverts`);
      if (!row) return { live, unseen };
      const references = row.page.split(' ');
      live += references.length;
      for (const reference of references) if (!isSeen(reference)) unseen.push(reference);
    }
  });
}
