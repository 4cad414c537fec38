import { setImmediate } from 'node:timers/promises';
import type { FeedNames } from '../names/feed-names.ts';
import { maxColumns, readFeedColumns, type UnderstoodColumn } from './columns/feed-columns.ts';
import type { FeedMapFile } from './columns/feed-map.ts';
import { readSample, sampleRows, suggestMap } from './columns/suggest-map.ts';
import { FeedImport } from './feed-import.ts';
import type { FeedFormat } from './reading/decide-format.ts';
import { FeedError, HeaderError } from './reading/feed-error.ts';
import { feedOfBytes } from './reading/feed-of-bytes.ts';
import type { FeedRecord } from './reading/feed-record.ts';
import { inBatches, readFeed } from './reading/read-feed.ts';
import { type FeedFinding, FeedFindings } from './report/feed-findings.ts';
import { describeFilled } from './report/filled-tally.ts';
import type { RemarkOnAdvert } from './rows/remark-on-advert.ts';

export interface FeedColumnsCheck {
  understood: readonly UnderstoodColumn[];
  unknown: readonly string[];
  /** Columns that mean the same; the first one counts. */
  rivals: readonly string[];
  /** For `--map`: suggested meanings of the columns that were not understood; null if there are none. */
  suggestedMap: FeedMapFile | null;
}

export interface CheckedFeed {
  kind: 'checked';
  format: FeedFormat;
  /** Rows that were checked; not all rows if the check ended early. */
  rows: number;
  endedEarly: boolean;
  good: number;
  rejected: number;
  /** Rows that are accepted without something they state. */
  withWarnings: number;
  columns: FeedColumnsCheck;
  findings: readonly FeedFinding[];
  /** How many more findings there are. */
  leftOut: number;
  /** A sentence about values that the rows leave out and would be filled in; null if none would be. */
  filled: string | null;
  /** Rows that are accepted as they are, but that a dealer may want to check. */
  withRemarks: number;
  remarks: readonly FeedFinding[];
  remarksLeftOut: number;
  countsOfFields: readonly { field: string | null; rows: number }[];
}

export type FeedCheck =
  | CheckedFeed
  /** The feed was not read, or not to its end; the columns are known if only they were wrong. */
  | { kind: 'unreadable'; reason: string; columns: FeedColumnsCheck | null };

export interface CheckFeedOptions {
  name: string;
  maxUnpackedBytes: number;
  maxFindings: number;
  /** Rows beyond this limit are not checked. */
  maxRows: number;
  /** How the market writes makes and models. */
  names?: FeedNames;
  /** The caller's own knowledge: which makes exist. */
  remarkOn?: RemarkOnAdvert;
  /** Aborting it ends the check with the findings so far. */
  signal?: AbortSignal;
}

/** Yields between batches: a check runs in the process that serves the pages. */
const batchSize = 100;

/**
 * Checks a feed exactly as the import reads it: same reading, same rules, same reasons. Nothing is written,
 * and pictures beside the feed are assumed to exist.
 */
export async function checkFeed(bytes: Buffer, options: CheckFeedOptions): Promise<FeedCheck> {
  const findings = new FeedFindings(options.maxFindings);
  const run = new FeedImport({
    db: null,
    source: 'check',
    at: new Date().toISOString(),
    report: findings,
    ...(options.names && { names: options.names }),
    feedFolder: null,
    photosFolder: null,
    ...(options.remarkOn && { remarkOn: options.remarkOn }),
  });
  let format: FeedFormat = 'csv';
  let endedEarly = false;
  const names = new Set<string>();
  const sample: FeedRecord[] = [];
  const open = () => feedOfBytes(bytes, options.name, options.maxUnpackedBytes);
  try {
    const records = readFeed(open(), {
      onFormat: (found) => {
        format = found;
      },
    });
    for await (const batch of inBatches(records, batchSize)) {
      endedEarly = run.rows >= options.maxRows || (options.signal?.aborted ?? false);
      if (endedEarly) break;
      gatherNames(batch, names);
      if (sample.length < sampleRows) sample.push(...batch);
      await run.write({ rows: run.prepare(batch), dealers: new Map(), ready: null });
      await setImmediate();
    }
    if (run.rows === 0 && !endedEarly) throw new FeedError('empty', `${options.name} contains no rows.`);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const columns =
      error instanceof HeaderError ? checkColumns(error.columns, await readSample(open())) : null;
    return { kind: 'unreadable', reason: wordsFor(error, options.name), columns };
  }
  return {
    kind: 'checked',
    format,
    rows: run.rows,
    endedEarly,
    good: run.counts.added,
    rejected: run.counts.rejected,
    withWarnings: run.warnings,
    columns: checkColumns([...names], sample),
    findings: findings.shown,
    leftOut: findings.leftOut(),
    filled: describeFilled(run.filledTally.count()),
    withRemarks: run.remarked,
    remarks: findings.remarks,
    remarksLeftOut: findings.remarksLeftOut(),
    countsOfFields: findings.countsOfFields(),
  };
}

/** The import says what it did not do; a check never does anything. */
function wordsFor(error: FeedError, name: string): string {
  if (error.kind === 'empty') return `${name} contains no rows.`;
  return /[.?]$/.test(error.message) ? error.message : `${error.message}.`;
}

function gatherNames(records: readonly FeedRecord[], names: Set<string>): void {
  for (const record of records) {
    if (!('row' in record)) continue;
    for (const name of Object.keys(record.row)) if (names.size < maxColumns) names.add(name);
  }
}

function checkColumns(names: readonly string[], sample: readonly FeedRecord[]): FeedColumnsCheck {
  const { understood, unknown, rivals } = readFeedColumns(names);
  return { understood, unknown, rivals, suggestedMap: suggestMap(names, sample) };
}
