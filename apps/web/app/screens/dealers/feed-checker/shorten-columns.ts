import { groupDigits } from '@forecourt/domain';
import type { FeedColumnsCheck } from '@forecourt/services';

export interface ColumnsView {
  understood: { column: string; label: string }[];
  unknown: string[];
  /** `and 960 more` */
  moreUnknown: string;
  rivals: string[];
  /** A mapping file to start from, as it is saved; empty if none is needed. */
  suggestedMap: string;
}

/** Longer than any sensible column name, and enough to identify it. */
const longestName = 60;
const mostUnknown = 50;

/** A file that is not a feed may have a thousand columns with whole texts as names. */
export function shortenColumns({ understood, unknown, rivals, suggestedMap }: FeedColumnsCheck): ColumnsView {
  const more = unknown.length - mostUnknown;
  return {
    understood: understood.map(({ column, label }) => ({ column: shorten(column), label })),
    unknown: [...new Set(unknown.slice(0, mostUnknown).map(shorten))],
    moreUnknown: more > 0 ? `and ${groupDigits(more)} more` : '',
    rivals: rivals.map((names) => names.split(' before ').map(shorten).join(' before ')),
    suggestedMap: suggestedMap && hasShortNames(suggestedMap) ? JSON.stringify(suggestedMap, null, 2) : '',
  };
}

/** A map must contain full column names, and a whole text is not worth mapping. */
function hasShortNames({ columns = {} }: NonNullable<FeedColumnsCheck['suggestedMap']>): boolean {
  return Object.keys(columns).every((name) => name.length <= longestName);
}

function shorten(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}
