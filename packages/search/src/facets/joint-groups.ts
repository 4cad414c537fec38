/** The counters of one group should stay in the fastest cache, and reading them out should cost little. */
const mostCombinations = 1100;

export interface JointGroup {
  /** Which columns, by their position in the given list. */
  members: number[];
  /** The number of a combination is the sum of each member's code times its weight. */
  weights: number[];
  combinations: number;
}

/**
 * Groups columns so that one counter counts a combination of their codes: documents are then counted with
 * five increments instead of sixteen. Largest first, each into the first group with room.
 *
 *   codes 40, 30, 20, 3 with at most 1,100:  (40 × 20), (30 × 3)
 */
export function groupJointly(codes: readonly number[]): JointGroup[] {
  const groups: JointGroup[] = [];
  const largestFirst = codes.map((count, member) => ({ count, member })).sort((a, b) => b.count - a.count);
  for (const { count, member } of largestFirst) {
    let group = groups.find(({ combinations }) => combinations * count <= mostCombinations);
    if (!group) {
      group = { members: [], weights: [], combinations: 1 };
      groups.push(group);
    }
    group.members.push(member);
    group.weights.push(group.combinations);
    group.combinations *= count;
  }
  return groups;
}
