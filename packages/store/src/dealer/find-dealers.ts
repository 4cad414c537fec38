import type { Dealer } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, count, eq, gt, inArray } from '../database/drizzle.ts';
import { dealer } from '../schema/schema.ts';
import { buildDealer } from './dealer-row.ts';

export const maxDealersAtOnce = 1000;

export async function findDealer(session: Session, id: number): Promise<Dealer | undefined> {
  const [row] = await session.orm.select().from(dealer).where(eq(dealer.id, id));
  return row && buildDealer(row);
}

export async function findDealerByReference(
  session: Session,
  source: string,
  sourceReference: string,
): Promise<Dealer | undefined> {
  const [found] = await findDealersOfSource(session, source, [sourceReference]);
  return found;
}

/**
 * The dealers of one source that bear these references; those that do not exist are left out. Those to be changed stay
 * as they are found until the transaction ends.
 */
export async function findDealersOfSource(
  session: Session,
  source: string,
  sourceReferences: readonly string[],
  { toBeChanged = false }: { toBeChanged?: boolean } = {},
): Promise<Dealer[]> {
  if (sourceReferences.length > maxDealersAtOnce) {
    throw new RangeError(`At most ${maxDealersAtOnce} dealers can be asked for at once.`);
  }
  if (sourceReferences.length === 0) return [];
  const query = session.orm
    .select()
    .from(dealer)
    .where(and(eq(dealer.source, source), inArray(dealer.sourceReference, [...sourceReferences])))
    // Whoever holds several takes them in the same order, so that no two wait for each other.
    .orderBy(dealer.id);
  const rows = await (toBeChanged ? query.for('update') : query);
  return rows.map(buildDealer);
}

/** Dealers by id, a page at a time: the next page is what comes after the last id of this one. */
export async function listDealers(
  session: Session,
  { after = 0, limit = maxDealersAtOnce }: { after?: number; limit?: number } = {},
): Promise<Dealer[]> {
  const rows = await session.orm
    .select()
    .from(dealer)
    .where(gt(dealer.id, after))
    .orderBy(dealer.id)
    .limit(Math.min(limit, maxDealersAtOnce));
  return rows.map(buildDealer);
}

export async function countDealers(session: Session): Promise<number> {
  const [row] = await session.orm.select({ count: count() }).from(dealer);
  return row?.count ?? 0;
}
