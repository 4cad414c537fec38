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
import type { IndexFile, MarketOrigin } from './saved-index/index-file.ts';

export interface LoadOptions {
  signal: AbortSignal;
  log: Pick<Logger, 'warn'>;
  /** The stored market: read at this start, and written for the next one. */
  file?: IndexFile | null;
  /** What identifies the database, if a replica is read: it may not have heard yet. */
  database?: string;
}

/**
 * Whether so much has changed that reading the whole market again is sooner done: a change to an index takes
 * about twice as long as an advert of a new one.
 */
export function isFarBehind(changes: number, adverts: number): boolean {
  return changes > Math.max(3000, adverts / 2);
}

/**
 * Fills the index with the whole market, from the stored index or from the store. The version is read first:
 * changes made meanwhile are applied again.
 */
export async function loadIndex(
  db: Session,
  engine: SearchEngine,
  options: LoadOptions,
): Promise<'restored' | 'read'> {
  const { file, log } = options;
  const version = await latestSequence(db);
  const database = file ? (options.database ?? (await identifyDatabase(db))) : null;
  const saved = await file?.find();
  if (saved && saved.database === database && (await isHistoryOf(db, saved, version))) {
    try {
      await engine.restore(saved.market, saved.lastChange.sequence);
      return 'restored';
    } catch (error) {
      log.warn({ err: error }, 'The saved index could not be used; reading the store instead');
    }
  }
  const lastChange = file ? await findChange(db, version) : null;
  let versionAfter = version;
  const adverts = readMarket(db, options, (sequence) => {
    versionAfter = sequence;
  });
  await engine.rebuild(adverts, version, (market) => {
    // If a market changed while it was read, some adverts already include a later change.
    if (database && lastChange && versionAfter === version)
      file?.save({ database, lastChange, adverts: market.count }, market);
  });
  return 'read';
}

/**
 * Whether the database has made exactly this change, at the same time, and little since. Then everything
 * before it is the same too, and the changes give everything after it: also in a copy, but not in a database
 * that was restored to an earlier state and continued from there.
 */
async function isHistoryOf(
  db: Session,
  { lastChange, adverts }: MarketOrigin,
  version: number,
): Promise<boolean> {
  const { sequence, publicReference, kind, at } = lastChange;
  if (version < sequence || isFarBehind(version - sequence, adverts)) return false;
  const made = await findChange(db, sequence);
  return made?.publicReference === publicReference && made.kind === kind && made.at === at;
}

/** Every live advert, and then the number of the last change. */
export async function* readMarket(
  db: Session,
  { signal, log }: Pick<LoadOptions, 'signal'> & Partial<Pick<LoadOptions, 'log'>>,
  onEnd: (version: number) => void,
): AsyncGenerator<SearchableAdvert> {
  const onUnsound = (publicReference: string) =>
    log?.warn({ publicReference }, 'An advert is left out: its row in the database is damaged');
  for await (const batch of readSearchableAdverts(db, { batchSize: 1500, onUnsound })) {
    signal.throwIfAborted();
    yield* batch;
  }
  onEnd(await latestSequence(db));
}
