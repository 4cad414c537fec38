import type { Dealer } from '@forecourt/domain';
import { lockChanges } from '../change/lock-changes.ts';
import { CommandError } from '../command/command-error.ts';
import type { Database, Session } from '../database/database.ts';
import { count, eq, or, sql } from '../database/drizzle.ts';
import { advert, dealer, dealerReview } from '../schema/schema.ts';
import { withImportLocks } from '../source/sources.ts';
import { type Decision, logAction } from '../takedown/operator-log.ts';
import { findTakedown } from '../takedown/take-down.ts';
import { changeDealer, type DealerChanges } from './change-dealer.ts';
import { findDealer, findDealerByReference } from './find-dealers.ts';
import { upsertDealers } from './upsert-dealers.ts';
import { unknownDealer } from './upsert-feed-dealers.ts';

export async function requireDealer(session: Session, id: number): Promise<Dealer> {
  const found = await findDealer(session, id, { forOperator: true });
  if (found) return found;
  const [merged] = await session.orm
    .select({ into: dealer.mergedInto })
    .from(dealer)
    .where(eq(dealer.id, id));
  throw new CommandError(
    merged ? `Dealer ${id} was merged into dealer ${merged.into}.` : `There is no dealer ${id}.`,
  );
}

type NewDealer = Required<Pick<DealerChanges, 'name' | 'place'>> & DealerChanges;

/** Adds a dealer before a feed names it. Under the feed's own reference, the feed finds it later. */
export async function addDealer(
  session: Session,
  { source, sourceReference }: Pick<Dealer, 'source' | 'sourceReference'>,
  settings: NewDealer,
  decision: Decision,
): Promise<Dealer> {
  return session.transaction(async (inner) => {
    if (await findDealerByReference(inner, source, sourceReference))
      throw new CommandError(`The source ${source} already has a dealer ${sourceReference}.`);
    const [id = 0] = await upsertDealers(inner, [unknownDealer(source, sourceReference, settings.place)]);
    await log(inner, id, 'add', decision);
    const added = await changeDealer(inner, id, settings);
    if (!added) throw new Error(`The dealer ${id} was added but cannot be found.`);
    return added;
  });
}

/** Gives a dealer another name or place that no feed changes back. */
export async function changeDealerFor(
  session: Session,
  id: number,
  action: 'rename' | 'move',
  changes: DealerChanges,
  decision: Decision,
): Promise<Dealer> {
  return session.transaction(async (inner) => {
    await requireDealer(inner, id);
    await log(inner, id, action, decision);
    // Its feed still states the old address, which must not come back at the new place.
    return (await changeDealer(inner, id, changes, { holdsEmpty: true })) ?? requireDealer(inner, id);
  });
}

/**
 * Merges two dealers: the second gets everything the first has, including what feeds later say under the
 * first's reference. Returns how many adverts moved.
 */
export async function mergeDealers(
  db: Database,
  { from, into }: { from: number; into: number },
  decision: Decision,
): Promise<number> {
  if (from === into) throw new CommandError('A dealer cannot be merged into itself.');
  for (const id of [from, into]) {
    await requireDealer(db, id);
    await refuseTakenDown(db, id, 'merged');
  }
  return withImportLocks(db, await listSourcesOf(db, from), () =>
    db.transaction(async (session) => {
      await lockChanges(session);
      const moved = await moveAdverts(session, from, into, decision);
      await session.orm.execute(sql`update enquiry set dealer_id = ${into} where dealer_id = ${from}`);
      // The same author's review of both dealers at the same moment is one review.
      await session.orm.execute(sql`delete from dealer_review as one where dealer_id = ${from} and exists (
        select 1 from dealer_review as other where other.dealer_id = ${into}
          and other.written_at = one.written_at and other.author = one.author)`);
      await session.orm.update(dealerReview).set({ dealerId: into }).where(eq(dealerReview.dealerId, from));
      await session.orm
        .update(dealer)
        .set({ mergedInto: into })
        .where(or(eq(dealer.id, from), eq(dealer.mergedInto, from)));
      await log(session, from, `merge into ${into}`, decision);
      await log(session, into, `merge of ${from}`, decision);
      return moved;
    }),
  );
}

async function moveAdverts(session: Session, from: number, into: number, { at }: Decision): Promise<number> {
  // The hash includes the dealer's id: without updating it, the next feed would write every advert again.
  const { rows } = (await session.orm.execute(sql`
    with moved as (
      update advert set dealer_id = ${into}, updated_at = ${at}::timestamptz,
        content_hash = regexp_replace(content_hash, ${`-${from}$`}, ${`-${into}`})
      where dealer_id = ${from} returning public_reference, status
    ), changes as (
      insert into advert_change (public_reference, kind, at)
      select public_reference, 'changed', ${at}::timestamptz from moved where status = 'live'
    )
    select count(*) as moved from moved`)) as { rows: { moved: string }[] };
  return Number(rows[0]?.moved ?? 0);
}

/** Deletes a dealer that sells nothing, with its reviews. */
export async function removeDealer(db: Database, id: number, decision: Decision): Promise<void> {
  const { name } = await requireDealer(db, id);
  await refuseTakenDown(db, id, 'removed');
  await withImportLocks(db, await listSourcesOf(db, id), () =>
    db.transaction(async (session) => {
      await lockChanges(session);
      const [row] = await session.orm
        .select({ live: count() })
        .from(advert)
        .where(sql`${advert.dealerId} = ${id} and ${advert.status} = 'live'`);
      if (row && row.live > 0)
        throw new CommandError(
          `${name} has live adverts (${row.live}): hide or block it, merge it into another, or wait until its feed has ended them.`,
        );
      await session.orm.update(advert).set({ dealerId: null }).where(eq(advert.dealerId, id));
      await session.orm.delete(dealerReview).where(eq(dealerReview.dealerId, id));
      await session.orm.delete(dealer).where(eq(dealer.id, id));
      await log(session, id, 'remove', decision);
    }),
  );
}

/** The sources whose feeds refer to a dealer: its own, and those of dealers merged into it. */
async function listSourcesOf(session: Session, id: number): Promise<string[]> {
  const rows = await session.orm
    .selectDistinct({ source: dealer.source })
    .from(dealer)
    .where(or(eq(dealer.id, id), eq(dealer.mergedInto, id)));
  return rows.map(({ source }) => source);
}

/** A dealer that was taken down would come back under another number. */
async function refuseTakenDown(session: Session, id: number, done: string): Promise<void> {
  const kind = await findTakedown(session, { scope: 'dealer', subject: String(id) });
  if (kind) throw new CommandError(`Dealer ${id} is ${kind} and cannot be ${done}: restore it first.`);
}

function log(session: Session, id: number, action: string, decision: Decision): Promise<void> {
  return logAction(session, { scope: 'dealer', subject: String(id), action, ...decision });
}
