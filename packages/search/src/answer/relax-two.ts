import { type Bitset, countWord } from '../bits/bitset.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { Drop, Relaxation } from '../query/search-result.ts';
import type { Clause } from './clauses.ts';
import { type FamilyChoice, fillMakes, fillModels } from './family-choice.ts';

interface Condition {
  drop: Drop;
  set: Bitset;
}

/**
 * What leaving out two conditions would find; used only if leaving out any single one finds nothing more. A
 * document that helps then misses exactly two, and counts only for that pair.
 */
export function relaxTwo(
  index: ChannelIndex,
  clauses: readonly Clause[],
  choice: FamilyChoice | null,
): Relaxation[] {
  const conditions = [
    ...familyConditions(index, choice),
    ...clauses.map((clause) => ({ drop: dropOf(clause), set: clause.set })),
  ];
  const counts = countPairs(index.derived.live, conditions);
  return conditions.flatMap(({ drop: first }, a) =>
    conditions.slice(a + 1).flatMap(({ drop: second }, after): Relaxation[] => {
      const more = counts[a * conditions.length + a + 1 + after] ?? 0;
      return more > 0 ? [{ kind: 'drop-two', drops: [first, second], more }] : [];
    }),
  );
}

export function dropOf(clause: Clause): Drop {
  switch (clause.kind) {
    case 'attribute':
      return { kind: 'drop-filter', key: clause.key };
    case 'word':
      return { kind: 'drop-word', word: clause.word };
    case 'radius':
      return { kind: 'drop-radius' };
    case 'exclusion':
      return { kind: 'drop-exclusion', key: clause.key };
    case 'not-word':
      return { kind: 'drop-not-word', word: clause.word };
  }
}

function familyConditions(index: ChannelIndex, choice: FamilyChoice | null): Condition[] {
  const { scratch } = index.derived;
  const conditions: Condition[] = [];
  if (choice?.hasMakes) {
    const set = scratch.borrowEmpty();
    fillMakes(index, choice, set);
    conditions.push({ drop: { kind: 'drop-filter', key: 'make' }, set });
  }
  if (choice?.hasModels) {
    const set = scratch.borrowEmpty();
    fillModels(index, choice, set);
    conditions.push({ drop: { kind: 'drop-filter', key: 'model' }, set });
  }
  return conditions;
}

/**
 * Indexed by a pair of conditions, the first times their number plus the second: how many live documents miss
 * these two and no other. Documents are grouped by how many conditions they have missed so far, 32 at a time.
 */
function countPairs(live: Bitset, conditions: readonly Condition[]): Uint32Array {
  const counts = new Uint32Array(conditions.length ** 2);
  for (let word = 0; word < live.length; word++) {
    let none = live[word] ?? 0;
    let one = 0;
    let two = 0;
    for (let place = 0; place < conditions.length && (none | one | two) !== 0; place++) {
      const bits = conditions[place]?.set[word] ?? 0;
      two = (two & bits) | (one & ~bits);
      one = (one & bits) | (none & ~bits);
      none &= bits;
    }
    if (two !== 0) addPairs(counts, conditions, word, two);
  }
  return counts;
}

function addPairs(counts: Uint32Array, conditions: readonly Condition[], word: number, two: number): void {
  const { length } = conditions;
  for (let a = 0; a < length - 1; a++) {
    const missesA = two & ~(conditions[a]?.set[word] ?? 0);
    for (let b = a + 1; b < length && missesA !== 0; b++) {
      const pair = a * length + b;
      counts[pair] = (counts[pair] ?? 0) + countWord(missesA & ~(conditions[b]?.set[word] ?? 0));
    }
  }
}
