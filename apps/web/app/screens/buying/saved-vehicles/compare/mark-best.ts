export type BestWord = 'Lowest' | 'Fewest' | 'Newest' | 'Longest';

const smallestIsBest: ReadonlySet<BestWord> = new Set(['Lowest', 'Fewest']);

/** Marks the best figure; none if fewer than two are known or the best occurs twice. */
export function markBest(figures: readonly (number | null)[], word: BestWord): (BestWord | null)[] {
  const known = figures.filter((figure) => figure !== null);
  const best = smallestIsBest.has(word) ? Math.min(...known) : Math.max(...known);
  const isTold = known.length > 1 && known.filter((figure) => figure === best).length === 1;
  return figures.map((figure) => (isTold && figure === best ? word : null));
}
