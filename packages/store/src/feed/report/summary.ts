import type { ImportSummary } from '../import-feed.ts';
import { countOf } from './count-of.ts';
import { describeFilled } from './filled-tally.ts';
import type { CountedFinding } from './finding-tally.ts';

/** The summary at the end of an import, one fact per line. */
export function describeSummary(
  summary: ImportSummary,
  {
    source,
    isDryRun,
    reportPath,
    leftOut = 0,
  }: { source: string; isDryRun: boolean; reportPath: string; leftOut?: number },
): string {
  const count = (value: number) => value.toLocaleString('en-IE');
  const { added, changed, unchanged, ended, rejected, warnings, remarked, renamed, end } = summary;
  const { unknownFields, rivalFields } = summary;
  const taken = added + changed + unchanged;
  const { takenDown, unreachableDealers } = summary;
  const outcome = isDryRun
    ? `${source}: ${countOf(added, 'row')} ${added === 1 ? 'is' : 'are'} good, ${count(rejected)} would be rejected. Nothing was written.`
    : `${source}: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(ended)} ended, ${count(rejected)} rejected.`;
  const lines = [
    outcome,
    takenDown > 0
      ? `${countOf(takenDown, 'row')} ${takenDown === 1 ? 'was' : 'were'} not shown on the site: hidden or blocked by an operator.`
      : null,
    unreachableDealers.length > 0
      ? `Buyers cannot contact these dealers, which have no phone number or email address: ${unreachableDealers.join('; ')}. Add one with npm run dealers -- set.`
      : null,
    warnings > 0
      ? `Of ${countOf(taken + rejected, 'row')}: ${count(taken - warnings)} complete, ${count(warnings)} with warnings, ${count(rejected)} rejected.`
      : null,
    end.heldBack,
    ...describeFindings('Left out most often', summary.topWarnings),
    ...describeFindings('Worth a second look', summary.topRemarks),
    unknownFields.length > 0
      ? `Unknown fields: ${unknownFields.join(', ')}. --suggest-map FILE writes a map for them.`
      : null,
    describeFilled(summary.filled),
    renamed > 0
      ? `Changed to the most common spelling: make or model of ${countOf(renamed, 'advert')}.`
      : null,
    rivalFields.length > 0
      ? `Fields with the same meaning, of which the first that is not empty is used: ${rivalFields.join('; ')}.`
      : null,
    rejected + warnings + remarked > 0 ? describeReport(reportPath, leftOut) : null,
  ];
  return lines.filter((line) => line !== null).join('\n');
}

/** A list of options can be long, and its beginning is enough. */
const longestExample = 110;

function describeFindings(title: string, findings: readonly CountedFinding[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings.map(({ rows, example }) => {
    const short =
      example.length > longestExample ? `${example.slice(0, longestExample).toWellFormed()}…` : example;
    return `  ${countOf(rows, 'row')}: ${short}`;
  });
  return [`${title}:`, ...lines];
}

/** A full report says how much it leaves out. */
export function describeReport(path: string, leftOut: number): string {
  const rest =
    leftOut > 0
      ? ` It is full: ${countOf(leftOut, 'further row')} ${leftOut === 1 ? 'is' : 'are'} left out.`
      : '';
  return `The reasons are in ${path}.${rest}`;
}
