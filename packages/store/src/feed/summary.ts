import type { ImportSummary } from './import-feed.ts';

/** What an import tells at its end, one fact a line. */
export function describeSummary(
  summary: ImportSummary,
  { source, isDryRun, reportPath }: { source: string; isDryRun: boolean; reportPath: string },
): string {
  const count = (value: number) => value.toLocaleString('en-IE');
  const { added, changed, unchanged, ended, rejected, warnings, unknownFields, end } = summary;
  const outcome = isDryRun
    ? `${source}: ${count(added)} rows are good, ${count(rejected)} would be rejected. Nothing was written.`
    : `${source}: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(ended)} ended, ${count(rejected)} rejected.`;
  const remarks = [
    outcome,
    end.heldBack,
    warnings > 0 ? `${count(warnings)} adverts lack a picture that the feed names.` : null,
    unknownFields.length > 0 ? `Fields that were not understood: ${unknownFields.join(', ')}.` : null,
    rejected + warnings > 0 ? `The reasons are in ${reportPath}.` : null,
  ];
  return remarks.filter((remark) => remark !== null).join('\n');
}
