import type { Channel } from '@forecourt/domain';
import { NameBook } from '@forecourt/taxonomy';
import type { Database } from '../database/database.ts';
import { listUnreachableDealers } from '../dealer/unreachable-dealers.ts';
import { finishImportRun, type ImportCounts, startImportRun } from '../import-run/import-runs.ts';
import type { MediaStore } from '../media/media-store.ts';
import { FeedNames } from '../names/feed-names.ts';
import { readOwnNames } from '../names/own-names.ts';
import { readHouseSpellings, settleNames } from '../names/settle-names.ts';
import { findTakedown } from '../takedown/take-down.ts';
import type { FeedMap } from './columns/feed-map.ts';
import { type EndOutcome, endMissing } from './end-missing.ts';
import { FeedImport } from './feed-import.ts';
import { prepareBatch } from './prepare-batch.ts';
import type { OpenFeed } from './reading/decode.ts';
import { FeedError } from './reading/feed-error.ts';
import type { FeedRecord } from './reading/feed-record.ts';
import { inBatches, readFeed } from './reading/read-feed.ts';
import type { FilledCount } from './report/filled-tally.ts';
import type { CountedFinding } from './report/finding-tally.ts';
import type { Report } from './report/report.ts';
import { refuseUseless, withExtent } from './rows/refuse-useless.ts';

export interface ImportOptions {
  /** The name under which this feed owns its adverts. */
  source: string;
  /** Where its pictures go. */
  media: MediaStore;
  report: Report;
  /** The feed holds only some of the source's adverts: the others stay live. */
  isPartial?: boolean;
  /** Let the feed end more than half of the source's live adverts. */
  allowsMassEnd?: boolean;
  /** Let the feed say which of its adverts are featured: a paid placement. */
  allowsFeatured?: boolean;
  /** The channel of rows that do not state one. */
  channel?: Channel | null;
  /** Translates the feed's names and values into ours. */
  map?: FeedMap;
  batchSize?: number;
  now?: () => Date;
  onProgress?: (feed: OpenFeed, rows: number) => void;
}

export interface ImportSummary extends ImportCounts {
  /** Rows that are accepted without something they state. */
  warnings: number;
  topWarnings: readonly CountedFinding[];
  /** Rows with remarks, whether accepted whole or not. */
  remarked: number;
  topRemarks: readonly CountedFinding[];
  /** Values that the feed leaves out and that were filled in. */
  filled: FilledCount;
  /** Rows whose adverts stay off the site because an operator has hidden or blocked them. */
  takenDown: number;
  /** Dealers with adverts but without telephone or e-mail. At most twenty. */
  unreachableDealers: readonly string[];
  /** Adverts, of any source, whose make or model changed its spelling. */
  renamed: number;
  /** Fields that no row needs: most likely typing errors. At most twenty. */
  unknownFields: readonly string[];
  /** Fields that mean the same; the first one counts. */
  rivalFields: readonly string[];
  end: EndOutcome;
}

/** Enough to see what is wrong with a feed as a whole. */
const topFindings = 5;
/** There are few kinds, and the rarest matters most: one price of €75 among rows without pictures. */
const topRemarks = 12;

/**
 * Imports a feed; with `db` null it is only checked. Each batch is one idempotent transaction, so that an
 * import killed at any moment is finished by running it again.
 */
export async function importFeed(
  db: Database | null,
  feed: OpenFeed,
  options: ImportOptions,
): Promise<ImportSummary> {
  let release: (() => Promise<void>) | null = null;
  try {
    if (db) release = await requireLock(db, options.source);
    if (db) await refuseBlocked(db, options.source);
    return await runImport(db, feed, options);
  } finally {
    await feed.close();
    await release?.();
  }
}

async function requireLock(db: Database, source: string): Promise<() => Promise<void>> {
  const release = await db.tryLock(`import ${source}`);
  if (release) return release;
  throw new FeedError('busy', `Another import of ${source} is running: wait for it to finish.`);
}

async function refuseBlocked(db: Database, source: string): Promise<void> {
  if ((await findTakedown(db, { scope: 'source', subject: source })) !== 'blocked') return;
  throw new FeedError(
    'source',
    `The source ${source} is blocked: nothing was imported. npm run sources -- restore "${source}" lets it in again.`,
  );
}

async function runImport(
  db: Database | null,
  feed: OpenFeed,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { source, batchSize = 1000, now = () => new Date() } = options;
  const at = now().toISOString();
  const runId = db && (await startImportRun(db, { source, feedName: feed.name, at }));
  const names = await openNames(db);
  const run = new FeedImport({
    db,
    names,
    source,
    at,
    report: options.report,
    feedFolder: feed.folder,
    photosFolder: db && options.media.incomingPhotos,
    allowsFeatured: options.allowsFeatured ?? false,
    channel: options.channel ?? null,
    ...(options.map && { map: options.map }),
  });
  const showProgress = () => options.onProgress?.(feed, run.rows);
  await writeBatches(
    run,
    db ? options.media : null,
    inBatches(readFeed(feed, options.map ? { map: options.map } : {}), batchSize),
    showProgress,
  ).catch((error: unknown) => {
    throw withExtent(error, run, db === null);
  });
  refuseUseless(run, feed.name);
  const end: EndOutcome =
    db && !options.isPartial
      ? await endMissing(db, run, { source, at, allowsMassEnd: options.allowsMassEnd ?? false })
      : { ended: 0, heldBack: null };
  const renamed = db ? await settleNames(db, names, { at }) : 0;
  const summary = {
    ...run.counts,
    ended: end.ended,
    warnings: run.warnings,
    topWarnings: run.warningTally.top(topFindings),
    remarked: run.remarked,
    topRemarks: run.remarkTally.top(topRemarks),
    filled: run.filledTally.count(),
    takenDown: run.takenDown,
    unreachableDealers: db ? await listUnreachableDealers(db, source) : [],
    renamed,
    unknownFields: [...run.unknownFields],
    rivalFields: [...run.rivalFields],
    end,
  };
  if (db && runId)
    await finishImportRun(db, runId, { counts: summary, feedHash: feed.hash(), at: now().toISOString() });
  return summary;
}

/** A feed that is only checked is read as in a market without names of its own. */
async function openNames(db: Database | null): Promise<FeedNames> {
  const book = new NameBook(db ? await readOwnNames(db) : []);
  return new FeedNames(book, db ? await readHouseSpellings(db, book) : undefined);
}

/**
 * While the database writes one batch, the next one is read and checked, which uses both cores of a small
 * machine.
 */
async function writeBatches(
  run: FeedImport,
  media: MediaStore | null,
  batches: AsyncIterable<FeedRecord[]>,
  onBatch: () => void,
): Promise<void> {
  let writing = Promise.resolve();
  try {
    for await (const records of batches) {
      const batch = await prepareBatch(run, records);
      // Before the adverts: one that is shown must have its pictures.
      await media?.publishPhotos();
      await writing;
      writing = run.write(batch);
      // Handled after the next batch is read; until then Node must not report it as an unhandled rejection.
      writing.catch(() => {});
      onBatch();
    }
  } finally {
    await writing;
  }
}
