import type { Position, SearchQuery } from '@forecourt/domain';
import { type Bitset, countWord } from '../bits/bitset.ts';
import type { Windows } from '../bits/windows.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import { meetAllConditions } from './meet-all-conditions.ts';

/**
 * How many adverts of a search are within a distance of each position: the total of the same search near that
 * position. The search is matched once; each position then costs one circle and no facets.
 */
export function countAround(
  index: ChannelIndex,
  query: SearchQuery,
  positions: readonly Position[],
  radiusKm: number,
  today: () => string,
): number[] {
  const { grid, scratch } = index.derived;
  const { matches, windows } = meetAllConditions(index, query, today).matching;
  const circle = scratch.borrow();
  return positions.map((position) => {
    circle.fill(0);
    grid.fill(circle, position, radiusKm, scratch.docs);
    return countCommon(circle, matches, windows);
  });
}

function countCommon(a: Bitset, b: Bitset, windows: Windows): number {
  let count = 0;
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) count += countWord((a[word] ?? 0) & (b[word] ?? 0));
  }
  return count;
}
