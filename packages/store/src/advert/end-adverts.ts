import { and, count, eq, gt, sql } from 'drizzle-orm';
import { lockChanges } from '../change/lock-changes.ts';
import { queryRows, type Session } from '../database/database.ts';
import { advert } from '../schema/schema.ts';

/** Ends live adverts, in one transaction. Those that have ended already are left as they are. Returns how many ended. */
export async function endAdverts(
  session: Session,
  publicReferences: readonly string[],
  { at }: { at: string },
): Promise<number> {
  if (publicReferences.length === 0) return 0;
  const references = JSON.stringify(publicReferences);
  const [row] = await session.transaction(async (inner) => {
    await lockChanges(inner);
    return queryRows<{ ended: number }>(
      inner,
      sql`with ended as (
          update advert set status = 'ended', ended_at = ${at}::timestamptz, updated_at = ${at}::timestamptz
          where public_reference in (select json_array_elements_text(${references}::json)) and status = 'live'
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

/** The public references of a source's live adverts, a page at a time. */
export async function* readLiveReferences(session: Session, source: string): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await session.orm
      .select({ publicReference: advert.publicReference, sourceReference: advert.sourceReference })
      .from(advert)
      .where(and(eq(advert.source, source), gt(advert.sourceReference, last), eq(advert.status, 'live')))
      .orderBy(advert.sourceReference)
      .limit(pageSize);
    const end = rows.at(-1)?.sourceReference;
    if (end === undefined) return;
    yield rows.map((row) => row.publicReference);
    last = end;
  }
}

/** Ends the live adverts of a source that are not among those seen, in transactions of a page each. */
export async function endAdvertsNotIn(
  session: Session,
  source: string,
  isSeen: (publicReference: string) => boolean,
  { at }: { at: string },
): Promise<number> {
  let ended = 0;
  for await (const page of readLiveReferences(session, source)) {
    ended += await endAdverts(
      session,
      page.filter((reference) => !isSeen(reference)),
      { at },
    );
  }
  return ended;
}

export async function countLiveAdverts(session: Session, source: string): Promise<number> {
  const [row] = await session.orm
    .select({ count: count() })
    .from(advert)
    .where(and(eq(advert.source, source), eq(advert.status, 'live')));
  return row?.count ?? 0;
}
