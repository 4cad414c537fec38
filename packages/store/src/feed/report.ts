import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ReportEntry {
  kind: 'rejected' | 'warning';
  /** Where the row begins in the feed, from 1. */
  line: number;
  reference: string | null;
  reasons: readonly string[];
}

export interface Report {
  add(entry: ReportEntry): void;
  /** How much was written; the file exists only when it is more than nothing. */
  count(): number;
  close(): void;
}

/** One JSON object a line, written as the import goes, so that a killed import has told what it knew. */
export function openReport(path: string): Report {
  let file: number | null = null;
  let count = 0;
  return {
    add(entry) {
      if (file === null) {
        mkdirSync(dirname(path), { recursive: true });
        file = openSync(path, 'w');
      }
      writeSync(file, `${JSON.stringify(entry)}\n`);
      count++;
    },
    count: () => count,
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}
