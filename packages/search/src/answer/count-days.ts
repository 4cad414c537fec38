import { type Bitset, countWord } from '../bits/bitset.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { Facet } from '../query/search-result.ts';
import type { AttributePlan } from '../rows/attribute-plan.ts';
import { dayAfterMonths, dayBefore } from '../rows/irish-day.ts';
import type { Clause } from './clauses.ts';
import type { Matching } from './match.ts';

/**
 * How many adverts have a day that is late enough, for each number of days ago or months ahead that the
 * attribute offers. Like every facet it ignores its own filter. Null if the attribute is not counted by days.
 */
export function countDays(
  index: ChannelIndex,
  plan: number,
  clauses: readonly Clause[],
  matching: Matching,
  today: () => string,
): Facet | null {
  const limits = limitsOf(index.schema.plans[plan], today);
  const sets = index.derived.sets[plan];
  if (!limits || sets?.kind !== 'ranges') return null;
  const own = clauses.find((each) => each.kind === 'attribute' && each.plan === plan)?.set;
  const counts = countEach(
    limits.map(({ day }) => sets.sets.keepFrom(day)),
    own,
    matching,
  );
  return { kind: 'values', values: limits.map(({ value }, place) => ({ value, count: counts[place] ?? 0 })) };
}

/** The amounts that the attribute offers, and the first day that meets each. */
function limitsOf(plan: AttributePlan | undefined, today: () => string) {
  const facet = plan?.attribute.facet;
  if (typeof facet !== 'object' || 'from' in facet) return null;
  const day = today();
  return 'within' in facet
    ? facet.within.map((value) => ({ value, day: dayBefore(day, value) }))
    : facet.ahead.map((value) => ({ value, day: dayAfterMonths(day, value) }));
}

/** How many documents of each set meet all clauses, or all except the attribute's own. */
function countEach(
  sets: readonly Bitset[],
  own: Bitset | undefined,
  { matches, almost, windows }: Matching,
): Int32Array {
  const counts = new Int32Array(sets.length);
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      const met = (matches[word] ?? 0) | (own ? (almost[word] ?? 0) & ~(own[word] ?? 0) : 0);
      if (met === 0) continue;
      for (let place = 0; place < sets.length; place++)
        counts[place] = (counts[place] ?? 0) + countWord(met & (sets[place]?.[word] ?? 0));
    }
  }
  return counts;
}
