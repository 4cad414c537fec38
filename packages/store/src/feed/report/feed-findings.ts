import { findFieldOfReason } from '../rows/field-of-reason.ts';
import type { Report, ReportEntry } from './report.ts';

/** One problem with one row. */
export interface FeedFinding {
  /** Where the row begins in the feed, from 1. */
  line: number;
  reference: string | null;
  /** The name people use; null if it is the row itself. */
  field: string | null;
  reason: string;
  /** Whether the row is left out, accepted without this, or accepted as it is. */
  kind: ReportEntry['kind'];
}

/**
 * The findings of a check, held in memory: the first ones in full, the rest only counted. Remarks are kept
 * apart, so that thousands of them never hide what has to be fixed.
 */
export class FeedFindings implements Report {
  readonly #max: number;
  readonly #rowsOfField = new Map<string | null, number>();
  readonly shown: FeedFinding[] = [];
  readonly remarks: FeedFinding[] = [];
  #entries = 0;
  #found = 0;
  #remarked = 0;

  constructor(max: number) {
    this.#max = max;
  }

  add({ kind, line, reference, reasons }: ReportEntry): void {
    if (kind !== 'remark') this.#entries++;
    const findings = reasons.map((reason) => ({
      line,
      reference,
      field: findFieldOfReason(reason),
      reason,
      kind,
    }));
    if (kind === 'remark') {
      this.#remarked += findings.length;
      this.#keep(this.remarks, findings);
      return;
    }
    this.#found += findings.length;
    for (const field of new Set(findings.map(({ field }) => field)))
      this.#rowsOfField.set(field, (this.#rowsOfField.get(field) ?? 0) + 1);
    this.#keep(this.shown, findings);
  }

  #keep(list: FeedFinding[], findings: readonly FeedFinding[]): void {
    list.push(...findings.slice(0, this.#max - list.length));
  }

  count(): number {
    return this.#entries;
  }

  leftOut(): number {
    return this.#found - this.shown.length;
  }

  remarksLeftOut(): number {
    return this.#remarked - this.remarks.length;
  }

  /** How many rows each field spoils, the worst first. */
  countsOfFields(): { field: string | null; rows: number }[] {
    return [...this.#rowsOfField].map(([field, rows]) => ({ field, rows })).sort((a, b) => b.rows - a.rows);
  }

  close(): void {}
}
