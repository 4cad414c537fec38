import type { SearchableAdvert } from '@forecourt/domain';
import type { SearchEngine } from '@forecourt/search';
import { type Database, latestSequence, readSearchableAdverts } from '@forecourt/store';
import { inTime } from '../waiting/in-time.ts';

/** Fills the index with the whole market. The version is taken first: what changes meanwhile is applied once more. */
export async function loadIndex(
  db: Database,
  engine: SearchEngine,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<void> {
  const version = await inTime(latestSequence(db), timeoutMs);
  await engine.rebuild(readMarket(db, signal, timeoutMs), version);
}

async function* readMarket(
  db: Database,
  signal: AbortSignal,
  timeoutMs: number,
): AsyncGenerator<SearchableAdvert> {
  const batches = readSearchableAdverts(db, { batchSize: 4000 });
  for (;;) {
    signal.throwIfAborted();
    const { value, done } = await inTime(batches.next(), timeoutMs);
    if (done) return;
    yield* value;
  }
}
