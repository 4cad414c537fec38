import { countOf } from '../feed/report/count-of.ts';
import type { SourceFigures } from './sources.ts';

/** One line: `lee  hidden  120 live adverts (0 shown), 8 ended, 3 dealers; last import stock.csv, 2026-11-09 09:00`. */
export function describeSource({ source, takedown, lastImport, ...figures }: SourceFigures): string {
  const { live, shown, ended, dealers } = figures;
  const stock = `${countOf(live, 'live advert')} (${shown.toLocaleString('en-IE')} shown)`;
  const counts = [stock, `${ended.toLocaleString('en-IE')} ended`, countOf(dealers, 'dealer')].join(', ');
  return [source, takedown, `${counts}; ${describeImport(lastImport)}`].filter(Boolean).join('  ');
}

function describeImport(run: SourceFigures['lastImport']): string {
  if (!run) return 'never imported';
  const unfinished = run.finishedAt === null ? ', not finished' : '';
  return `last import ${run.feedName}, ${run.startedAt.slice(0, 16).replace('T', ' ')}${unfinished}`;
}
