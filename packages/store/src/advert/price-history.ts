import type { PricePoint } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import type { SQL } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { advertPrice } from '../schema/schema.ts';

/** The prices of the adverts that match the condition, oldest first, by public reference. */
export async function readPriceHistories(
  session: Session,
  which: SQL | undefined,
): Promise<Map<string, PricePoint[]>> {
  const rows = await session.orm
    .select()
    .from(advertPrice)
    .where(which)
    .orderBy(advertPrice.publicReference, advertPrice.at);
  const histories = new Map<string, PricePoint[]>();
  for (const row of rows) {
    const point = { at: isoTime(row.at), price: row.price };
    const history = histories.get(row.publicReference);
    if (history) history.push(point);
    else histories.set(row.publicReference, [point]);
  }
  return histories;
}
