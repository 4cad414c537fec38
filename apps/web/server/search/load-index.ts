import type { SearchableAdvert } from '@forecourt/domain';
import type { SearchEngine } from '@forecourt/search';
import {
  type AdvertChange,
  type Database,
  findChange,
  latestSequence,
  readSearchableAdverts,
} from '@forecourt/store';
import { inTime } from '../waiting/in-time.ts';
import type { IndexFile } from './index-file.ts';

export interface LoadOptions {
  signal: AbortSignal;
  timeoutMs: number;
  /** Where the market may be kept from an earlier start, and is kept for the next one. */
  file?: IndexFile | null;
}

/** Reading an advert that has changed takes several times as long as reading it with all the others. */
const mostChangesToCatchUp = 3000;

/** Fills the index with the whole market. The version is taken first: what changes meanwhile is applied once more. */
export async function loadIndex(db: Database, engine: SearchEngine, options: LoadOptions): Promise<void> {
  const { signal, timeoutMs, file } = options;
  const version = await inTime(latestSequence(db), timeoutMs);
  const kept = await file?.find();
  if (kept && (await isHistoryOf(db, kept.lastChange, version, timeoutMs))) {
    // Whatever is wrong with what was kept, the store is there to be read.
    const isRestored = await engine.restore(kept.market, kept.lastChange.sequence).then(
      () => true,
      () => false,
    );
    if (isRestored) return;
  }
  const lastChange = file ? await inTime(findChange(db, version), timeoutMs) : null;
  await engine.rebuild(readMarket(db, signal, timeoutMs), version, (market) => {
    if (lastChange) file?.keep(lastChange, market);
  });
}

/**
 * Whether the database has made this very change, at the same moment, and little since. Then everything before it is the
 * same too, and everything after it is told by the changes: also in a copy, but not in another database, nor in one that
 * was put back to an earlier state and went on from there.
 */
async function isHistoryOf(
  db: Database,
  change: AdvertChange,
  version: number,
  timeoutMs: number,
): Promise<boolean> {
  if (version < change.sequence || version > change.sequence + mostChangesToCatchUp) return false;
  const made = await inTime(findChange(db, change.sequence), timeoutMs);
  return (
    made?.publicReference === change.publicReference && made.kind === change.kind && made.at === change.at
  );
}

async function* readMarket(
  db: Database,
  signal: AbortSignal,
  timeoutMs: number,
): AsyncGenerator<SearchableAdvert> {
  const batches = readSearchableAdverts(db, { batchSize: 1500 });
  for (;;) {
    signal.throwIfAborted();
    const { value, done } = await inTime(batches.next(), timeoutMs);
    if (done) return;
    yield* value;
  }
}
