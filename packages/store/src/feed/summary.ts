import { countOf } from './count-of.ts';
import type { ImportSummary } from './import-feed.ts';

/** What an import tells at its end, one fact a line. */
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
  const { added, changed, unchanged, ended, rejected, warnings, unknownFields, rivalFields, end } = summary;
  const { takenDown, unreachableDealers } = summary;
  const outcome = isDryRun
    ? `${source}: ${countOf(added, 'row')} ${added === 1 ? 'is' : 'are'} good, ${count(rejected)} would be rejected. Nothing was written.`
    : `${source}: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(ended)} ended, ${count(rejected)} rejected.`;
  const [lack, their] = warnings === 1 ? ['lacks', 'its'] : ['lack', 'their'];
  const remarks = [
    outcome,
    end.heldBack,
    takenDown > 0
      ? `${countOf(takenDown, 'row')} ${takenDown === 1 ? 'was' : 'were'} left out of the site: hidden or blocked by an operator.`
      : null,
    unreachableDealers.length > 0
      ? `Nobody can ring or write to these dealers, who have neither telephone nor e-mail: ${unreachableDealers.join('; ')}. npm run dealers -- set gives them one.`
      : null,
    warnings > 0
      ? `${countOf(warnings, 'advert')} ${lack} a picture or a detail of ${their} dealer that the feed states.`
      : null,
    unknownFields.length > 0 ? `Fields that were not understood: ${unknownFields.join(', ')}.` : null,
    rivalFields.length > 0
      ? `Fields that mean the same, of which the first that is not empty counts: ${rivalFields.join('; ')}.`
      : null,
    rejected + warnings > 0 ? describeReport(reportPath, leftOut) : null,
  ];
  return remarks.filter((remark) => remark !== null).join('\n');
}

/** A report that is full says how much it leaves out. */
export function describeReport(path: string, leftOut: number): string {
  const rest =
    leftOut > 0
      ? ` It is full: ${countOf(leftOut, 'further row')} ${leftOut === 1 ? 'is' : 'are'} left out.`
      : '';
  return `The reasons are in ${path}.${rest}`;
}
