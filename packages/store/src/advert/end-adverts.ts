import { lockChanges } from '../change/lock-changes.ts';
import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';

/** Ends live adverts, in one transaction. Those that have ended already are left as they are. Returns how many ended. */
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

/** As `endAdverts`, for any number: in a transaction for each page of them. */
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
 * How many live adverts a source has, and which of them are not among those seen. A cursor reads the table once, as it
 * lies on the disk; pages in the order of an index would fetch its blocks in no order at all, and each many times.
 * Thousands of references come as one text, which costs both sides less than a row for each.
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
