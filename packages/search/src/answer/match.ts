import type { Bitset } from '../bits/bitset.ts';
import { countIn, type Windows } from '../bits/windows.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { Clause } from './clauses.ts';
import { type FamilyChoice, fillChosen } from './family-choice.ts';

export interface Matching {
  /** The windows of the chosen makes and models; the next two sets are valid only there. */
  windows: Windows;
  /** Live documents that meet everything. */
  matches: Bitset;
  /** Live documents of the chosen makes and models that miss exactly one clause. */
  almost: Bitset;
  /** Live documents of any make and model that meet all clauses. */
  everywhere: Bitset;
  total: number;
}

export function match(
  index: ChannelIndex,
  clauses: readonly Clause[],
  choice: FamilyChoice | null,
): Matching {
  const { live, scratch, liveCount } = index.derived;
  const everything: Windows = [[0, (index.rows.count + 31) >> 5]];
  if (!choice && clauses.length === 0) {
    return { windows: everything, matches: live, almost: live, everywhere: live, total: liveCount };
  }
  const matches = scratch.borrowEmpty();
  const almost = scratch.borrow();
  const windows = choice ? fillChosen(index, choice, matches) : everything;
  if (choice) intersect(matches, live, windows);
  else matches.set(live);
  for (const [from, to] of windows) almost.fill(0, from, to);
  for (const { set } of clauses) narrow(matches, almost, set, windows);
  return {
    windows,
    matches,
    almost,
    everywhere: choice ? meetAll(index, clauses) : matches,
    total: countIn(matches, windows),
  };
}

/**
 * Applies one clause: a document that met all so far and misses this one has missed one; a document that had
 * missed one and misses this one too is out. After the last clause, the documents that miss only clause c are
 * `almost` without c's own.
 */
function narrow(matches: Bitset, almost: Bitset, set: Bitset, windows: Windows): void {
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      const bits = set[word] ?? 0;
      const met = matches[word] ?? 0;
      almost[word] = ((almost[word] ?? 0) & bits) | (met & ~bits);
      matches[word] = met & bits;
    }
  }
}

function intersect(set: Bitset, other: Bitset, windows: Windows): void {
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
  }
}

function meetAll(index: ChannelIndex, clauses: readonly Clause[]): Bitset {
  const { live, scratch } = index.derived;
  const [first, ...others] = clauses;
  if (!first) return live;
  const met = scratch.borrow();
  for (let word = 0; word < met.length; word++) met[word] = (live[word] ?? 0) & (first.set[word] ?? 0);
  for (const { set } of others) {
    for (let word = 0; word < met.length; word++) met[word] = (met[word] ?? 0) & (set[word] ?? 0);
  }
  return met;
}
