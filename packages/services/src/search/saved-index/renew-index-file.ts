import type { SearchEngine } from '@forecourt/search';
import { type Database, findChange, identifyDatabase, latestSequence } from '@forecourt/store';
import { readMarket } from '../load-index.ts';
import type { IndexFile } from './index-file.ts';

/** A start applies this share of the market as changes in a moment; half of it would make it read everything again. */
const freshShare = 0.01;
const fewestChanges = 500;

/** Whether so much has changed since the index was saved that the next start would notice. */
export async function isIndexFileOld(
  file: Pick<IndexFile, 'origin'>,
  engine: { readonly version: number; memory(): Promise<{ adverts: number }> },
): Promise<boolean> {
  const [origin, { adverts }] = await Promise.all([file.origin(), engine.memory()]);
  if (!origin) return true;
  return engine.version - origin.lastChange.sequence > Math.max(fewestChanges, adverts * freshShare);
}

/**
 * Reads the whole market and saves it for the next start. All of it is read in one snapshot of the database:
 * while a site is running, something changes all the time.
 */
export async function renewIndexFile(
  db: Database,
  engine: Pick<SearchEngine, 'read'>,
  file: Pick<IndexFile, 'save' | 'settled'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const database = await identifyDatabase(db.longWork);
  await db.longWork.transaction(async (snapshot) => {
    await snapshot.orm.execute('set transaction isolation level repeatable read, read only');
    const lastChange = await findChange(snapshot, await latestSequence(snapshot));
    if (!lastChange) return;
    await engine.read(
      readMarket(snapshot, { signal }, () => {}),
      (market) => file.save({ database, lastChange, adverts: market.count }, market),
    );
  });
  await file.settled();
}
