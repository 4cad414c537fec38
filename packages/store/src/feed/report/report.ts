import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { FeedError } from '../reading/feed-error.ts';

export interface ReportEntry {
  /** A row with a warning loses the field it is about; one with a remark loses nothing. */
  kind: 'rejected' | 'warning' | 'remark';
  /** Where the row begins in the feed, from 1. */
  line: number;
  reference: string | null;
  reasons: readonly string[];
}

export interface Report {
  add(entry: ReportEntry): void;
  /** How many rows were rejected or lost something; remarks do not count. */
  count(): number;
  /** How many of those the full file leaves out. */
  leftOut(): number;
  close(): void;
}

/**
 * The maximum size of a report: a few megabytes. A feed of millions of bad rows has one thing wrong with it,
 * and must not fill the disk to say so.
 */
export const maxReportEntries = 10_000;

/**
 * Most feeds have the same remark on every row: a few show the point and leave space for what has to be
 * fixed.
 */
const maxReportRemarks = 1000;

/**
 * One JSON object per line, written as the import proceeds, so that a killed import has reported what it
 * knew.
 */
export function openReport(path: string, maxEntries = maxReportEntries): Report {
  let file: number | null = null;
  let count = 0;
  let remarks = 0;
  return {
    add(entry) {
      const isRemark = entry.kind === 'remark';
      const place = isRemark ? ++remarks : ++count;
      if (place > (isRemark ? maxReportRemarks : maxEntries)) return;
      file ??= openToWrite(path);
      writeSync(file, `${JSON.stringify(entry)}\n`);
    },
    count: () => count,
    leftOut: () => Math.max(0, count - maxEntries),
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

/**
 * Checks, before anything is imported, that the report can be written to its path and destroys nothing but an
 * earlier report. That one is deleted at once, because it would seem to belong to this import.
 */
export function prepareReport(path: string, feedPath: string): void {
  if (path === '') throw new FeedError('report', 'The report needs a name: --report FILE.');
  const found = findStats(path);
  const feed = findStats(feedPath);
  if (found?.isDirectory()) throw new FeedError('report', `The report cannot be ${path}: that is a folder.`);
  if (found && feed && found.ino === feed.ino && found.dev === feed.dev)
    throw new FeedError('report', `The report cannot be ${path}: that is the feed itself.`);
  if (found?.isFile() && !isEarlierReport(path))
    throw new FeedError(
      'report',
      `The report cannot be ${path}: that file already exists and is not an earlier report.`,
    );
  closeSync(openToWrite(path));
  // A device such as /dev/null is written to and left alone.
  if (!found || found.isFile()) rmSync(path);
}

function openToWrite(path: string): number {
  try {
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, 'w');
  } catch (error) {
    throw new FeedError('report', `The report ${path} cannot be written (${codeOf(error)}).`, error);
  }
}

function findStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A parent folder is a file or not accessible: opening will report it.
    return undefined;
  }
}

/** An empty file has nothing to lose. */
function isEarlierReport(path: string): boolean {
  let file: number | null = null;
  try {
    file = openSync(path, 'r');
    if (fstatSync(file).size === 0) return true;
    const start = Buffer.alloc(64);
    const length = readSync(file, start, 0, start.length, 0);
    return /^\{"kind":"(rejected|warning|remark)","line":\d+,"reference":/.test(
      start.toString('utf8', 0, length),
    );
  } catch (error) {
    throw new FeedError('report', `The report ${path} cannot be written (${codeOf(error)}).`, error);
  } finally {
    if (file !== null) closeSync(file);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
