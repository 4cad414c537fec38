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
  const {
    added,
    changed,
    unchanged,
    ended,
    rejected,
    warnings,
    remarked,
    renamed,
    unknownFields,
    rivalFields,
    end,
  } = summary;
  const outcome = isDryRun
    ? `${source}: ${countOf(added, 'row')} ${added === 1 ? 'is' : 'are'} good, ${count(rejected)} would be rejected. Nothing was written.`
    : `${source}: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(ended)} ended, ${count(rejected)} rejected.`;
  const [lack, their] = warnings === 1 ? ['lacks', 'its'] : ['lack', 'their'];
  const remarks = [
    outcome,
    end.heldBack,
    warnings > 0
      ? `${countOf(warnings, 'advert')} ${lack} a picture or a detail of ${their} dealer that the feed states.`
      : null,
    remarked > 0 ? `Taken with a remark: ${countOf(remarked, 'row')}.` : null,
    renamed > 0 ? `Now written as most are: make or model of ${countOf(renamed, 'advert')}.` : null,
    unknownFields.length > 0 ? `Fields that were not understood: ${unknownFields.join(', ')}.` : null,
    rivalFields.length > 0
      ? `Fields that mean the same, of which the first that is not empty counts: ${rivalFields.join('; ')}.`
      : null,
    rejected + warnings + remarked > 0 ? describeReport(reportPath, leftOut) : null,
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
