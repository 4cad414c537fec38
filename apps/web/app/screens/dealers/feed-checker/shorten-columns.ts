import { groupDigits } from '@forecourt/domain';
import type { FeedColumnsCheck } from '@forecourt/services';

export interface ColumnsView {
  understood: { column: string; label: string }[];
  unknown: string[];
  /** `and 960 more` */
  moreUnknown: string;
  rivals: string[];
  /** A mapping file to begin with, as it is saved; empty where none is needed. */
  suggestedMap: string;
}

/** Longer than any column's name that somebody chose, and enough to find it by. */
const longestName = 60;
const mostUnknown = 50;

/** What is no feed at all may have a thousand columns with whole texts for their names. */
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

/** A map must name its columns whole, and nobody maps a text. */
function hasShortNames({ columns = {} }: NonNullable<FeedColumnsCheck['suggestedMap']>): boolean {
  return Object.keys(columns).every((name) => name.length <= longestName);
}

function shorten(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}
