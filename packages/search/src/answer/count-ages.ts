import type { Bitset } from '../bits/bitset.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { Facet } from '../query/search-result.ts';
import { dayBefore } from '../rows/irish-day.ts';
import type { Clause } from './clauses.ts';
import type { Matching } from './match.ts';

/**
 * How many adverts have a day of at most so many days ago, for each number of days that the attribute offers.
 * Like every facet it ignores its own filter. Null if the attribute is not counted by age.
 */
export function countAges(
  index: ChannelIndex,
  plan: number,
  clauses: readonly Clause[],
  { matches, almost, windows }: Matching,
  today: () => string,
): Facet | null {
  const facet = index.schema.plans[plan]?.attribute.facet;
  const days = index.rows.attributes[plan]?.numbers?.data;
  if (facet === undefined || facet === 'values' || !('within' in facet) || !days) return null;
  const day = today();
  const firstDays = facet.within.map((within) => dayBefore(day, within));
  const counts = firstDays.map(() => 0);
  const count = (word: number, set: number) => {
    for (let bits = set; bits !== 0; bits &= bits - 1) {
      const listed = days[(word << 5) | (31 - Math.clz32(bits & -bits))] ?? Number.NaN;
      for (let place = 0; place < counts.length; place++)
        if (listed >= (firstDays[place] ?? 0)) counts[place] = (counts[place] ?? 0) + 1;
    }
  };
  const own: Bitset | undefined = clauses.find(
    (each) => each.kind === 'attribute' && each.plan === plan,
  )?.set;
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      count(word, matches[word] ?? 0);
      if (own) count(word, (almost[word] ?? 0) & ~(own[word] ?? 0));
    }
  }
  return {
    kind: 'values',
    values: facet.within.map((value, place) => ({ value, count: counts[place] ?? 0 })),
  };
}
