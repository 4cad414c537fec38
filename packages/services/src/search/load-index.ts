import type { SearchableAdvert } from '@forecourt/domain';
import type { SearchEngine } from '@forecourt/search';
import {
  findChange,
  identifyDatabase,
  latestSequence,
  readSearchableAdverts,
  type Session,
} from '@forecourt/store';
import type { Logger } from 'pino';
import type { IndexFile, MarketOrigin } from './index-file.ts';

export interface LoadOptions {
  signal: AbortSignal;
  log: Pick<Logger, 'warn'>;
  /** Where the market may be kept from an earlier start, and is kept for the next one. */
  file?: IndexFile | null;
}

/** Reading an advert that has changed takes several times as long as reading it with all the others. */
const mostChangesToCatchUp = 3000;

/**
 * Fills the index with the whole market: as it was kept, or as the store has it. The version is taken first: what changes
 * meanwhile is applied once more.
 */
export async function loadIndex(
  db: Session,
  engine: SearchEngine,
  options: LoadOptions,
): Promise<'restored' | 'read'> {
  const { file, log } = options;
  const version = await latestSequence(db);
  const database = file ? await identifyDatabase(db) : null;
  const kept = await file?.find();
  if (kept && kept.database === database && (await isHistoryOf(db, kept, version))) {
    try {
      await engine.restore(kept.market, kept.lastChange.sequence);
      return 'restored';
    } catch (error) {
      log.warn({ err: error }, 'The kept index could not be used, and the store is read instead');
    }
  }
  const lastChange = file ? await findChange(db, version) : null;
  let versionAfter = version;
  const adverts = readMarket(db, options, (sequence) => {
    versionAfter = sequence;
  });
  await engine.rebuild(adverts, version, (market) => {
    // Of a market that changed while it was read, some adverts are as a later change made them.
    if (database && lastChange && versionAfter === version) file?.keep({ database, lastChange }, market);
  });
  return 'read';
}

/**
 * Whether the database has made this very change, at the same moment, and little since. Then everything before it is the
 * same too, and everything after it is told by the changes: also in a copy, but not in one that was put back to an
 * earlier state and went on from there.
 */
async function isHistoryOf(db: Session, { lastChange }: MarketOrigin, version: number): Promise<boolean> {
  const { sequence, publicReference, kind, at } = lastChange;
  if (version < sequence || version > sequence + mostChangesToCatchUp) return false;
  const made = await findChange(db, sequence);
  return made?.publicReference === publicReference && made.kind === kind && made.at === at;
}

async function* readMarket(
  db: Session,
  { signal }: Pick<LoadOptions, 'signal'>,
  onEnd: (version: number) => void,
): AsyncGenerator<SearchableAdvert> {
  for await (const batch of readSearchableAdverts(db, { batchSize: 1500 })) {
    signal.throwIfAborted();
    yield* batch;
  }
  onEnd(await latestSequence(db));
}
