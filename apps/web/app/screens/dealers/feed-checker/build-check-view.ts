import { capitaliseFirst, groupDigits } from '@forecourt/domain';
import type { CheckedFeed, FeedCheckOutcome, FeedFinding } from '@forecourt/services';
import { pastedName } from './feed-field-names.ts';
import { type ColumnsView, shortenColumns } from './shorten-columns.ts';

/** The page's report on a submitted feed. */
export interface CheckView {
  tone: 'success' | 'warning' | 'error';
  title: string;
  notes: string[];
  columns: ColumnsView | null;
  /** The fields with errors in most rows, if there is more than one finding. */
  counts: { field: string; rows: string }[];
  findings: FindingView[];
  /** `3,412 further findings are not shown.` */
  more: string;
  /** Rows that would be accepted, but would sell better with a correction. */
  remarks: FindingView[];
  moreRemarks: string;
}

export interface FindingView {
  line: string;
  reference: string;
  field: string;
  reason: string;
}

/** `outcome` is null if nothing was sent. */
export function buildCheckView(outcome: FeedCheckOutcome | null, name: string): CheckView {
  if (!outcome) return refusal('warning', 'Choose a file or paste some rows first.');
  switch (outcome.kind) {
    case 'turned-away':
      return refusal('warning', outcome.message);
    case 'unreadable':
      return {
        ...refusal('error', asSentence(outcome.reason)),
        columns: outcome.columns && shortenColumns(outcome.columns),
      };
    case 'checked':
      return buildReport(outcome, name);
  }
}

function refusal(tone: CheckView['tone'], title: string): CheckView {
  return {
    tone,
    title,
    notes: [],
    columns: null,
    counts: [],
    findings: [],
    more: '',
    remarks: [],
    moreRemarks: '',
  };
}

/** Some sentences start with the feed's name. A file name stays as written; our name for pasted rows is capitalised. */
function asSentence(reason: string): string {
  return reason.startsWith(pastedName) ? capitaliseFirst(reason) : reason;
}

const whole = 'The row';

function buildReport(check: CheckedFeed, name: string): CheckView {
  const { rows, good, rejected, findings, leftOut, remarks, remarksLeftOut } = check;
  return {
    tone: good === 0 ? 'error' : rejected > 0 ? 'warning' : 'success',
    title: describeRows(rows, good),
    notes: describeCheck(check, name),
    columns: shortenColumns(check.columns),
    counts:
      check.countsOfFields.length > 1
        ? check.countsOfFields.map(({ field, rows }) => ({ field: field ?? whole, rows: countRows(rows) }))
        : [],
    findings: findings.map(buildFinding),
    more: leftOut > 0 ? `${countFurther(leftOut)} not shown. Fix these first and check again.` : '',
    remarks: remarks.map(buildFinding),
    moreRemarks: remarksLeftOut > 0 ? `${countFurther(remarksLeftOut)} not shown.` : '',
  };
}

function buildFinding({ line, reference, field, reason, kind }: FeedFinding): FindingView {
  return {
    line: groupDigits(line),
    reference: reference ?? '',
    field: field ?? whole,
    reason: kind === 'warning' ? `${reason}. The rest of the row is imported` : reason,
  };
}

function countFurther(count: number): string {
  return `${groupDigits(count)} further ${count === 1 ? 'finding is' : 'findings are'}`;
}

function describeRows(rows: number, good: number): string {
  if (rows === 1) return good === 1 ? 'The only row is good' : 'The only row would be rejected';
  if (good === rows) return `All ${groupDigits(rows)} rows are good`;
  if (good === 0) return `None of the ${groupDigits(rows)} rows is good`;
  return `${groupDigits(good)} of ${groupDigits(rows)} rows ${good === 1 ? 'is' : 'are'} good`;
}

function describeCheck(check: CheckedFeed, name: string): string[] {
  const { format, rows, withWarnings, withRemarks, filled, endedEarly, columns } = check;
  return [
    `We read ${name} as ${format === 'csv' ? 'CSV' : 'NDJSON'}.`,
    describeImport(check),
    withWarnings > 0
      ? `${countRows(withWarnings)} would be imported without some of ${withWarnings === 1 ? 'its' : 'their'} values.`
      : '',
    withRemarks > 0
      ? `${countRows(withRemarks)} would be imported, but ${withRemarks === 1 ? 'is' : 'are'} worth a second look.`
      : '',
    filled ?? '',
    columns.unknown.length > 0 ? `${countColumns(columns.unknown.length)} not understood.` : '',
    endedEarly ? `The check ended after ${countRows(rows)}. Send the rest as a separate feed.` : '',
  ].filter(Boolean);
}

/** What an import does with rows that are not good. */
function describeImport({ good, rejected }: CheckedFeed): string {
  if (rejected === 0) return '';
  if (good === 0)
    return 'An import would reject the whole file: nothing is imported, and none of your adverts ends.';
  const others = good === 1 ? 'The other one' : `The other ${groupDigits(good)}`;
  const adverts = rejected === 1 ? 'its advert stays as it was' : 'their adverts stay as they were';
  return `${countRows(rejected)} would be left out of an import, and ${adverts}. ${others} would be imported.`;
}

function countRows(rows: number): string {
  return rows === 1 ? '1 row' : `${groupDigits(rows)} rows`;
}

function countColumns(columns: number): string {
  return columns === 1 ? '1 column is' : `${groupDigits(columns)} columns are`;
}
