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
      ? `${countOf(takenDown, 'row')} ${takenDown === 1 ? 'was' : 'were'} left out of the site: hidden or blocked by an operator.`
      : null,
    unreachableDealers.length > 0
      ? `Nobody can ring or write to these dealers, who have neither telephone nor e-mail: ${unreachableDealers.join('; ')}. npm run dealers -- set gives them one.`
      : null,
    warnings > 0
      ? `Of ${countOf(taken + rejected, 'row')}: ${count(taken - warnings)} taken whole, ${count(warnings)} with warnings, ${count(rejected)} refused.`
      : null,
    end.heldBack,
    ...describeFindings('Left out most often', summary.topWarnings),
    ...describeFindings('Worth a second look', summary.topRemarks),
    unknownFields.length > 0
      ? `Fields that were not understood: ${unknownFields.join(', ')}. --suggest-map FILE writes a map to begin with.`
      : null,
    describeFilled(summary.filled),
    renamed > 0 ? `Now written as most are: make or model of ${countOf(renamed, 'advert')}.` : null,
    rivalFields.length > 0
      ? `Fields that mean the same, of which the first that is not empty counts: ${rivalFields.join('; ')}.`
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
