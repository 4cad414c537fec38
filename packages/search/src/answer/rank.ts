import type { SearchQuery, Sort } from '@forecourt/domain';
import { type Bitset, hasBit } from '../bits/bitset.ts';
import type { Windows } from '../bits/windows.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import { chordSquared, metresOfChord, pointAt } from '../place/sphere.ts';
import { nearnessOf, worthOfNamedWord } from '../relevance/relevance.ts';
import type { Clause } from './clauses.ts';
import type { Matching } from './match.ts';
import type { Ranking } from './take-page.ts';

type Near = NonNullable<SearchQuery['near']>;

/** The ranking of a search, and its matches in levels of decreasing relevance. */
export function rank(
  index: ChannelIndex,
  query: SearchQuery,
  clauses: readonly Clause[],
  { matches, windows }: Matching,
): { ranking: Ranking; levels: Bitset[] } {
  const sort = decideSort(query);
  const { orders, grid } = index.derived;
  if (sort === 'distance' && query.near) {
    const point = pointAt(query.near);
    return { ranking: { keyOf: (doc) => grid.chordTo(doc, point), docs: null }, levels: [matches] };
  }
  if (sort !== 'relevance' && sort !== 'distance') return { ranking: orders[sort], levels: [matches] };
  const naming = clauses.flatMap((clause) => (clause.kind === 'word' ? [clause.naming] : []));
  if (query.near) return { ranking: nearRanking(index, query.near, naming), levels: [matches] };
  return { ranking: orders.relevance, levels: levelsByNaming(index, matches, naming, windows) };
}

function decideSort({ sort = 'relevance', near }: SearchQuery): Sort {
  return sort === 'distance' && !near ? 'relevance' : sort;
}

/**
 * Quality, plus nearness to the middle of the advert's cell, which many adverts share and which is computed
 * once.
 */
function nearRanking(index: ChannelIndex, near: Near, naming: readonly Bitset[]): Ranking {
  const { grid } = index.derived;
  const cells = index.rows.cells.data;
  const qualities = index.rows.qualities.data;
  const point = pointAt(near);
  const nearness: number[] = [];
  const nearnessOfCell = (cell: number) => {
    nearness[cell] = nearnessOf(metresOfChord(chordSquared(point, grid.middleOf(cell))) / 1000);
    return nearness[cell] ?? 0;
  };
  return {
    docs: null,
    keyOf: (doc) => {
      const cell = cells[doc] ?? 0;
      let worth = (qualities[doc] ?? 0) + (nearness[cell] ?? nearnessOfCell(cell));
      for (const named of naming) if (hasBit(named, doc)) worth += worthOfNamedWord;
      return -worth;
    },
  };
}

/**
 * Splits the matches by how many of the words name them, most first. Each word moves the documents it names
 * up a level, from the highest level down so that none moves twice:
 *
 *   words "golf", "red":  [name both] [name one] [name none]
 */
function levelsByNaming(
  index: ChannelIndex,
  matches: Bitset,
  naming: readonly Bitset[],
  windows: Windows,
): Bitset[] {
  if (naming.length === 0) return [matches];
  const { scratch } = index.derived;
  const lowest = scratch.borrowEmpty();
  for (const [from, to] of windows) lowest.set(matches.subarray(from, to), from);
  const levels = [lowest];
  for (const named of naming) {
    levels.push(scratch.borrowEmpty());
    for (let level = levels.length - 2; level >= 0; level--) {
      const here = levels[level];
      const above = levels[level + 1];
      if (here && above) moveUp(here, above, named, windows);
    }
  }
  return levels.reverse();
}

function moveUp(here: Bitset, above: Bitset, named: Bitset, windows: Windows): void {
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      const moved = (here[word] ?? 0) & (named[word] ?? 0);
      above[word] = (above[word] ?? 0) | moved;
      here[word] = (here[word] ?? 0) & ~moved;
    }
  }
}
