import type { FeedImport } from '../feed-import.ts';
import { FeedError } from '../reading/feed-error.ts';
import { countOf } from '../report/count-of.ts';

/** A feed without a single valid row is a mistake, and ends nothing. */
export function refuseUseless({ rows, counts, firstRejection }: FeedImport, name: string): void {
  if (rows === 0)
    throw new FeedError('empty', `${name} contains no rows: nothing was imported and nothing was ended.`);
  if (counts.rejected < rows) return;
  const whole = rows === 1 ? 'The only row' : `All ${countOf(rows, 'row')}`;
  const why = firstRejection
    ? ` (line ${firstRejection.line}: ${describeFirst(firstRejection.reasons)})`
    : '';
  throw new FeedError(
    'all-rejected',
    `${whole} of ${name} ${rows === 1 ? 'was' : 'were'} rejected${why}: nothing was imported and nothing was ended.`,
  );
}

function describeFirst([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first}, and ${countOf(others.length, 'other reason')}`;
}

/** A truncated feed was imported up to its last complete batch: the message says how far that is. */
export function withExtent(error: unknown, { counts }: FeedImport, isDryRun: boolean): unknown {
  if (!(error instanceof FeedError && error.kind === 'cut-short')) return error;
  const stored = counts.added + counts.changed + counts.unchanged;
  const imported =
    stored > 0 ? `${countOf(stored, 'row')} before that ${stored === 1 ? 'was' : 'were'}` : 'nothing was';
  const extent = isDryRun ? 'nothing was written' : `${imported} imported, nothing was ended`;
  return new FeedError('cut-short', `${error.message}: ${extent}.`, error.cause);
}
