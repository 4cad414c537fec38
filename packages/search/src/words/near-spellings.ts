import { distanceToBeginning, editDistance } from '@forecourt/domain';

/** Words this short have too many neighbours for a correction to help. */
const shortestGuess = 4;
const longFrom = 8;
/** How many errors are forgiven in a long word. */
const mostErrors = 2;

/** The known words closest to an unknown one; none if all are too far. */
export function nearSpellings(word: string, known: Iterable<string>): string[] {
  return findNearest(word, known, (candidate, limit) =>
    candidate.length < shortestGuess ? Number.POSITIVE_INFINITY : editDistance(word, candidate, limit),
  );
}

/** The keys whose beginning is closest to the input: `volkwa` begins `volkswagen`. */
export function nearBeginnings(typed: string, keys: Iterable<string>): string[] {
  return findNearest(typed, keys, (key, limit) => distanceToBeginning(typed, key, limit, shortestGuess));
}

/** In the order of the alphabet. The limit is what the nearest one so far has. */
function findNearest(
  word: string,
  candidates: Iterable<string>,
  distanceTo: (candidate: string, limit: number) => number,
): string[] {
  if (word.length < shortestGuess) return [];
  let limit = word.length < longFrom ? 1 : mostErrors;
  let nearest = new Set<string>();
  for (const candidate of candidates) {
    const distance = distanceTo(candidate, limit);
    if (distance > limit) continue;
    if (distance < limit) nearest = new Set();
    limit = distance;
    nearest.add(candidate);
  }
  return [...nearest].sort();
}
