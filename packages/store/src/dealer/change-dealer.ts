import type { Dealer, DealerDraft } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { dealer } from '../schema/schema.ts';
import { buildDealer } from './dealer-row.ts';

/** What can be changed of a dealer: its place is told by feeds, and its name within its source stays. */
export type DealerChanges = Partial<Omit<DealerDraft, 'source' | 'sourceReference' | 'place'>>;

/**
 * Changes at least one thing of a dealer; undefined where there is no such dealer. The rest is not written at all: an
 * import may be changing it at the same time.
 */
export async function changeDealer(
  session: Session,
  id: number,
  changes: DealerChanges,
): Promise<Dealer | undefined> {
  const [row] = await session.orm.update(dealer).set(changes).where(eq(dealer.id, id)).returning();
  return row && buildDealer(row);
}
