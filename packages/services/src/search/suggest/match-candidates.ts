import { nearBeginnings } from '@forecourt/search';
import type { Candidate } from './suggestion.ts';

/** Those that begin with the input. */
export function findBeginning(typed: string, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ keys }) => keys.some((key) => key.startsWith(typed)));
}

/** Whole names first, then by weight. */
export function sortCandidates(typed: string, candidates: readonly Candidate[]): Candidate[] {
  const isWhole = ({ keys }: Candidate) => keys.includes(typed);
  return candidates.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || b.weight - a.weight);
}

/**
 * Forgives a typing error or two, also in a name that is not complete. A wrong first letter is rare, and
 * comparing a few names instead of thousands is what makes it fast.
 */
export function findMisspelt(typed: string, candidates: readonly Candidate[]): Candidate[] {
  const letters = keysByLetter.get(candidates) ?? groupByLetter(candidates);
  keysByLetter.set(candidates, letters);
  const near = new Set(nearBeginnings(typed, letters.get(typed[0]) ?? []));
  return near.size === 0 ? [] : candidates.filter(({ keys }) => keys.some((key) => near.has(key)));
}

const keysByLetter = new WeakMap<readonly Candidate[], Map<string | undefined, string[]>>();

function groupByLetter(candidates: readonly Candidate[]): Map<string | undefined, string[]> {
  return Map.groupBy(new Set(candidates.flatMap(({ keys }) => keys)), (key) => key[0]);
}
