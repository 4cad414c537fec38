import { type Bitset, countWord } from '../bits/bitset.ts';
import type { AttributeCounter } from '../facets/attribute-counter.ts';
import { countBitset, countListed } from '../facets/count-codes.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { AttributeClause, Clause } from './clauses.ts';
import type { Matching } from './match.ts';

/**
 * Counts every attribute of the plans with its own clause left out, and returns where the counts are. If all
 * of several values must be present, a count says how many remain with one more: its clause stays.
 */
export function countAttributes(
  index: ChannelIndex,
  plans: readonly number[],
  clauses: readonly Clause[],
  matching: Matching,
  hasChoice: boolean,
): AttributeCounter['counts'] {
  const { counter, live, liveCount, scratch } = index.derived;
  const { matches, almost, windows, total } = matching;
  if (matches === live) counter.countAllLive(plans);
  else if (hasChoice || total * 2 <= liveCount) counter.count(matches, windows, total, plans);
  else {
    // Counting the excluded documents and subtracting them from the known totals is less work.
    const leftOut = without(scratch.borrow(), live, matches);
    counter.countLiveWithout(leftOut, windows, liveCount - total, plans);
  }
  for (const clause of clauses) {
    if (clause.kind !== 'attribute' || !counter.counts[clause.plan] || !plans.includes(clause.plan)) continue;
    if ('allOf' in clause.condition) continue;
    if (clauses.length === 1 && !hasChoice) {
      counter.countLive(clause.plan);
      continue;
    }
    const missing = countMissing(clause, matching);
    if (!hasChoice && isQuickerBySets(index, clause.plan, missing)) addBySets(index, clause, matching);
    else if (hasChoice || (total + missing) * 2 <= liveCount) {
      counter.addTo(clause.plan, almost, clause.set, windows);
    } else {
      // Most of the market meets the other clauses: the documents that do not are fewer.
      const counted = withMissing(scratch.borrow(), clause, matching);
      counter.countLiveBut(clause.plan, live, counted, windows);
    }
  }
  return counter.counts;
}

/** Counting a word of bits for one value costs slightly more than reading one document. */
const wordCost = 1.3;

function isQuickerBySets(index: ChannelIndex, plan: number, docs: number): boolean {
  const attribute = index.schema.plans[plan];
  if (attribute?.kind !== 'closed') return false;
  return attribute.values.length * (index.rows.count / 32) * wordCost < docs;
}

/** Adds the documents that miss only this clause, value by value. Those without a value are not counted. */
function addBySets(index: ChannelIndex, clause: AttributeClause, { almost, windows }: Matching): void {
  const sets = index.derived.sets[clause.plan];
  const counts = index.derived.counter.counts[clause.plan];
  const { docs } = index.derived.scratch;
  if (!counts || sets?.kind !== 'values') return;
  for (let code = 1; code < counts.length; code++) {
    const common = sets.sets.bitsetOf(code);
    const more = common
      ? countBitset(common, almost, windows, clause.set)
      : countListed(docs, sets.sets.list(code, docs), almost, clause.set);
    counts[code] = (counts[code] ?? 0) + more;
  }
}

/** The documents that meet all clauses except perhaps this one. */
function withMissing(out: Bitset, { set }: Clause, { matches, almost }: Matching): Bitset {
  for (let word = 0; word < out.length; word++) {
    out[word] = (matches[word] ?? 0) | ((almost[word] ?? 0) & ~(set[word] ?? 0));
  }
  return out;
}

function without(out: Bitset, all: Bitset, set: Bitset): Bitset {
  for (let word = 0; word < out.length; word++) out[word] = (all[word] ?? 0) & ~(set[word] ?? 0);
  return out;
}

/** How many documents miss only this clause. */
export function countMissing(clause: Clause, { almost, windows }: Matching): number {
  let count = 0;
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++)
      count += countWord((almost[word] ?? 0) & ~(clause.set[word] ?? 0));
  }
  return count;
}
