import { type Database, expireOffers } from '@forecourt/store';

const threeDaysMs = 3 * 86_400_000;

/** As if three days had passed: the regular job does the same with the real time. */
export async function expireOpenOffers(db: Database): Promise<void> {
  await expireOffers(db, { at: new Date(Date.now() + threeDaysMs).toISOString() });
}
