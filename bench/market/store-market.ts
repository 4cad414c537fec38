import { makeAdverts, makeDealers } from '@forecourt/market';
import { type Database, storeAdverts, upsertDealers } from '@forecourt/store';

const batchSize = 500;

/** Makes a market up and stores it, as the first start of a site does. */
export async function storeMarket(db: Database, size: number): Promise<void> {
  const market = { size, seed: 1998, now: new Date() };
  const drafts = makeDealers(market).map(({ draft }) => draft);
  const ids = await upsertDealers(db, drafts);
  const dealers = drafts.flatMap((draft, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, draft }];
  });
  let batch = [];
  for (const advert of makeAdverts(market, dealers)) {
    batch.push(advert);
    if (batch.length < batchSize) continue;
    await storeAdverts(db, batch);
    batch = [];
  }
  await storeAdverts(db, batch);
}
