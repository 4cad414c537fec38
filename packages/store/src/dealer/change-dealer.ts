import type { Dealer, DealerDraft } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { findDealer } from './find-dealers.ts';
import { upsertDealers } from './upsert-dealers.ts';

/** What can be changed of a dealer: its place is told by feeds, and its name within its source stays. */
export type DealerChanges = Partial<Omit<DealerDraft, 'source' | 'sourceReference' | 'place'>>;

/** Changes some things of a dealer and leaves the rest; undefined where there is no such dealer. */
export async function changeDealer(
  session: Session,
  id: number,
  changes: DealerChanges,
): Promise<Dealer | undefined> {
  return session.transaction(async (inner) => {
    const dealer = await findDealer(inner, id);
    if (!dealer) return undefined;
    const { id: _, ...draft } = { ...dealer, ...changes };
    await upsertDealers(inner, [draft]);
    return { ...dealer, ...changes };
  });
}
