import { groupDigits } from '@forecourt/domain';
import type { CheckedFeed, FeedColumnsCheck } from '@forecourt/store';
import type { FeedCheckOutcome } from '../../../server/feed-checker/feed-checker.ts';

/** What the page says of a feed that was sent. */
export interface CheckView {
  tone: 'success' | 'warning' | 'error';
  title: string;
  notes: string[];
  columns: ColumnsView | null;
  /** The fields that spoil most rows, where there is more than one finding. */
  counts: { field: string; rows: string }[];
  findings: FindingView[];
  /** `3,412 further findings are not shown.` */
  more: string;
}

export interface FindingView {
  line: string;
  reference: string;
  field: string;
  reason: string;
}

export interface ColumnsView {
  understood: { column: string; label: string }[];
  unknown: string[];
  rivals: string[];
}

/** `outcome` is null where nothing was sent. */
export function buildCheckView(outcome: FeedCheckOutcome | null, name: string): CheckView {
  if (!outcome) return refusal('warning', 'Choose a file or paste some rows first.');
  switch (outcome.kind) {
    case 'turned-away':
      return refusal('warning', outcome.message);
    case 'unreadable':
      return {
        ...refusal('error', outcome.reason),
        columns: outcome.columns && buildColumns(outcome.columns),
      };
    case 'checked':
      return buildReport(outcome, name);
  }
}

function refusal(tone: CheckView['tone'], title: string): CheckView {
  return { tone, title, notes: [], columns: null, counts: [], findings: [], more: '' };
}

const whole = 'The row';

function buildReport(check: CheckedFeed, name: string): CheckView {
  const { rows, good, rejected, findings, leftOut } = check;
  return {
    tone: good === 0 ? 'error' : rejected > 0 ? 'warning' : 'success',
    title: describeRows(rows, good),
    notes: describeCheck(check, name),
    columns: buildColumns(check.columns),
    counts:
      check.countsOfFields.length > 1
        ? check.countsOfFields.map(({ field, rows }) => ({ field: field ?? whole, rows: countRows(rows) }))
        : [],
    findings: findings.map(({ line, reference, field, reason, isWarning }) => ({
      line: groupDigits(line),
      reference: reference ?? '',
      field: field ?? whole,
      reason: isWarning ? `${reason}. The row is taken without it` : reason,
    })),
    more:
      leftOut > 0
        ? `${groupDigits(leftOut)} further ${leftOut === 1 ? 'finding is' : 'findings are'} not shown. Mend these first and check again.`
        : '',
  };
}

function describeRows(rows: number, good: number): string {
  if (rows === 1) return good === 1 ? 'The only row is good' : 'The only row would be rejected';
  if (good === rows) return `All ${groupDigits(rows)} rows are good`;
  if (good === 0) return `None of the ${groupDigits(rows)} rows is good`;
  return `${groupDigits(good)} of ${groupDigits(rows)} rows ${good === 1 ? 'is' : 'are'} good`;
}

function describeCheck(check: CheckedFeed, name: string): string[] {
  const { format, rows, rejected, withWarnings, endedEarly, columns } = check;
  return [
    `${name} was read as ${format === 'csv' ? 'CSV' : 'NDJSON'}.`,
    rejected > 0 ? `${countRows(rejected)} would be left out of an import; the others would be taken.` : '',
    withWarnings > 0
      ? `${countRows(withWarnings)} would be taken without a picture that ${withWarnings === 1 ? 'it names' : 'they name'}.`
      : '',
    columns.unknown.length > 0 ? `${countColumns(columns.unknown.length)} not understood.` : '',
    endedEarly ? `The check ended after ${countRows(rows)}. Send the rest as a feed of its own.` : '',
  ].filter(Boolean);
}

function countRows(rows: number): string {
  return rows === 1 ? '1 row' : `${groupDigits(rows)} rows`;
}

function countColumns(columns: number): string {
  return columns === 1 ? '1 column is' : `${groupDigits(columns)} columns are`;
}

function buildColumns({ understood, unknown, rivals }: FeedColumnsCheck): ColumnsView {
  return { understood: [...understood], unknown: [...unknown], rivals: [...rivals] };
}
