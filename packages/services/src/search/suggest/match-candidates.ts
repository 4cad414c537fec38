import { nearSpellings } from '@forecourt/search';
import type { Candidate } from './suggestion.ts';

/** Those that begin with what was typed. */
export function findBeginning(typed: string, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ keys }) => keys.some((key) => key.startsWith(typed)));
}

/** Whole names first, then the heavier. */
export function sortCandidates(typed: string, candidates: readonly Candidate[]): Candidate[] {
  const isWhole = ({ keys }: Candidate) => keys.includes(typed);
  return candidates.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || b.weight - a.weight);
}

/**
 * Forgives a slip or two of the hand, also in a name that is not typed to its end: `volkwa` begins `volkswagen`. Hardly
 * anybody slips at the first letter, and looking at a few names instead of thousands is what makes it fast.
 */
export function findMisspelt(typed: string, candidates: readonly Candidate[]): Candidate[] {
  const byBeginning = new Map<string, Set<Candidate>>();
  for (const candidate of candidates) {
    for (const key of candidate.keys) {
      if (key[0] !== typed[0]) continue;
      // A letter too few or too many shifts where the typed part ends.
      for (const length of [typed.length - 1, typed.length, typed.length + 1]) {
        const beginning = key.slice(0, length);
        const sharing = byBeginning.get(beginning);
        if (sharing) sharing.add(candidate);
        else byBeginning.set(beginning, new Set([candidate]));
      }
    }
  }
  const near = nearSpellings(typed, byBeginning.keys());
  return [...new Set(near.flatMap((beginning) => [...(byBeginning.get(beginning) ?? [])]))];
}
