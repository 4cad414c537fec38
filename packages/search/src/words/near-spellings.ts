import { editDistance } from '@forecourt/domain';

/** Words this short have too many neighbours for a correction to help. */
const shortestGuess = 4;
const longFrom = 8;

/** The known words closest to an unknown one; none if all are too far. */
export function nearSpellings(word: string, known: Iterable<string>): string[] {
  if (word.length < shortestGuess) return [];
  let limit = word.length < longFrom ? 1 : 2;
  let nearest: string[] = [];
  for (const candidate of known) {
    if (candidate.length < shortestGuess) continue;
    const distance = editDistance(word, candidate, limit);
    if (distance > limit) continue;
    if (distance < limit) nearest = [];
    limit = distance;
    if (!nearest.includes(candidate)) nearest.push(candidate);
  }
  return nearest.sort();
}

/** The keys whose beginning is closest to the input: `volkwa` begins `volkswagen`. */
export function nearBeginnings(typed: string, keys: Iterable<string>): string[] {
  const byBeginning = new Map<string, Set<string>>();
  for (const key of keys) {
    // A missing or extra letter shifts where the typed part ends.
    for (const length of [typed.length - 1, typed.length, typed.length + 1]) {
      const beginning = key.slice(0, length);
      const sharing = byBeginning.get(beginning);
      if (sharing) sharing.add(key);
      else byBeginning.set(beginning, new Set([key]));
    }
  }
  const near = nearSpellings(typed, byBeginning.keys());
  return [...new Set(near.flatMap((beginning) => [...(byBeginning.get(beginning) ?? [])]))];
}
