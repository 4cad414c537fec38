import { findFieldOfReason } from './field-of-reason.ts';
import type { Report, ReportEntry } from './report.ts';

/** One thing that is wrong with one row. */
export interface FeedFinding {
  /** Where the row begins in the feed, from 1. */
  line: number;
  reference: string | null;
  /** As a person calls it; null where it is the row itself. */
  field: string | null;
  reason: string;
  /** The row is taken all the same. */
  isWarning: boolean;
}

/** What a check found, gathered in memory: the first findings themselves, of all others only their number. */
export class FeedFindings implements Report {
  readonly #max: number;
  readonly #rowsOfField = new Map<string | null, number>();
  readonly shown: FeedFinding[] = [];
  #entries = 0;
  #found = 0;

  constructor(max: number) {
    this.#max = max;
  }

  add({ kind, line, reference, reasons }: ReportEntry): void {
    this.#entries++;
    this.#found += reasons.length;
    const findings = reasons.map((reason) => ({ reason, field: findFieldOfReason(reason) }));
    for (const field of new Set(findings.map(({ field }) => field)))
      this.#rowsOfField.set(field, (this.#rowsOfField.get(field) ?? 0) + 1);
    for (const { reason, field } of findings) {
      if (this.shown.length >= this.#max) return;
      this.shown.push({ line, reference, field, reason, isWarning: kind === 'warning' });
    }
  }

  count(): number {
    return this.#entries;
  }

  leftOut(): number {
    return this.#found - this.shown.length;
  }

  /** How many rows each field spoils, the worst first. */
  countsOfFields(): { field: string | null; rows: number }[] {
    return [...this.#rowsOfField].map(([field, rows]) => ({ field, rows })).sort((a, b) => b.rows - a.rows);
  }

  close(): void {}
}
