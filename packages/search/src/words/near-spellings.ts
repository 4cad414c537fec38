import { editDistance } from '@forecourt/domain';

/** Words this short have too many neighbours for a guess to help. */
const shortestGuess = 4;
const longFrom = 8;

/** The nearest of the known words to one that nobody has written; none when all are too far. */
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
