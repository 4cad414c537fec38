import type { Dealer } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, count, eq, gt, inArray, isNotNull, isNull, sql } from '../database/drizzle.ts';
import { dealer, type TakedownKind, takedown } from '../schema/schema.ts';
import { buildDealer, type DealerRow } from './dealer-row.ts';

export const maxDealersAtOnce = 1000;

/**
 * Operators see dealers that were taken down; visitors do not. A dealer merged into another no longer exists.
 */
export interface DealerView {
  forOperator?: boolean;
}

const isTakenDown = sql`exists (select 1 from ${takedown} where
  (${takedown.scope}, ${takedown.subject}) in (('dealer', ${dealer.id}::text), ('source', ${dealer.source})))`;

function isSeen({ forOperator = false }: DealerView) {
  return and(isNull(dealer.mergedInto), forOperator ? undefined : sql`not ${isTakenDown}`);
}

export async function findDealer(
  session: Session,
  id: number,
  view: DealerView = {},
): Promise<Dealer | undefined> {
  const [row] = await session.orm
    .select()
    .from(dealer)
    .where(and(eq(dealer.id, id), isSeen(view)));
  return row && buildDealer(row);
}

/** Merged dealers, each with the dealer it was merged into. */
export async function listMergedDealers(session: Session): Promise<{ id: number; mergedInto: number }[]> {
  return session.orm
    .select({ id: dealer.id, mergedInto: sql<number>`${dealer.mergedInto}` })
    .from(dealer)
    .where(isNotNull(dealer.mergedInto));
}

export async function findDealerByReference(
  session: Session,
  source: string,
  sourceReference: string,
): Promise<Dealer | undefined> {
  const [found] = await findDealersOfSource(session, source, [sourceReference]);
  return found && buildDealer(found);
}

/**
 * One source's dealers with these references; unknown ones are left out. Rows to be changed stay locked until
 * the transaction ends.
 */
export async function findDealersOfSource(
  session: Session,
  source: string,
  sourceReferences: readonly string[],
  { toBeChanged = false }: { toBeChanged?: boolean } = {},
): Promise<DealerRow[]> {
  if (sourceReferences.length > maxDealersAtOnce) {
    throw new RangeError(`At most ${maxDealersAtOnce} dealers can be requested at once.`);
  }
  if (sourceReferences.length === 0) return [];
  const query = session.orm
    .select()
    .from(dealer)
    .where(and(eq(dealer.source, source), inArray(dealer.sourceReference, [...sourceReferences])))
    // Lock several in the same order, so that no two transactions deadlock.
    .orderBy(dealer.id);
  return toBeChanged ? query.for('update') : query;
}

/** Dealers by id, one page at a time: the next page starts after the last id of this one. */
export async function listDealers(
  session: Session,
  { after = 0, limit = maxDealersAtOnce, ...view }: { after?: number; limit?: number } & DealerView = {},
): Promise<Dealer[]> {
  const rows = await session.orm
    .select()
    .from(dealer)
    .where(and(gt(dealer.id, after), isSeen(view)))
    .orderBy(dealer.id)
    .limit(Math.min(limit, maxDealersAtOnce));
  return rows.map(buildDealer);
}

export async function countDealers(session: Session): Promise<number> {
  const [row] = await session.orm.select({ count: count() }).from(dealer).where(isSeen({}));
  return row?.count ?? 0;
}

/** How dealers were taken down, for an operator's list: by themselves or with their source. */
export async function readDealerTakedowns(
  session: Session,
): Promise<(dealer: Pick<Dealer, 'id' | 'source'>) => TakedownKind | null> {
  const rows = await session.orm
    .select()
    .from(takedown)
    .where(inArray(takedown.scope, ['dealer', 'source']));
  const kinds = new Map(rows.map(({ scope, subject, kind }) => [`${scope} ${subject}`, kind]));
  return ({ id, source }) => kinds.get(`dealer ${id}`) ?? kinds.get(`source ${source}`) ?? null;
}
