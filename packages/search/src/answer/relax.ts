import { isRange } from '@forecourt/domain';
import type { ChannelIndex } from '../index/channel-index.ts';
import { fewResults, mostRelaxations, type Relaxation } from '../query/search-result.ts';
import type { Clause } from './clauses.ts';
import { countMissing } from './count-attributes.ts';
import type { FamilyCounts } from './count-families.ts';
import type { FamilyChoice } from './family-choice.ts';
import type { Matching } from './match.ts';
import { dropOf, relaxTwo } from './relax-two.ts';

/** Suggestions for finding more when little was found: the smallest steps first, then those that add most. */
export function buildRelaxations(
  index: ChannelIndex,
  clauses: readonly Clause[],
  choice: FamilyChoice | null,
  matching: Matching,
  families: FamilyCounts,
): Relaxation[] {
  const { total } = matching;
  if (total >= fewResults) return [];
  const found: Relaxation[] = [];
  if (choice?.hasMakes) found.push({ kind: 'drop-filter', key: 'make', more: families.withoutMakes - total });
  if (choice?.hasModels)
    found.push({ kind: 'drop-filter', key: 'model', more: families.withoutModels - total });
  for (const clause of clauses) {
    found.push(...widen(index, clause, matching));
    found.push({ ...dropOf(clause), more: countMissing(clause, matching) });
  }
  const helpful = found.filter(({ more }) => more > 0);
  const steps = helpful.length > 0 ? helpful : relaxTwo(index, clauses, choice);
  return steps
    .sort((a, b) => Number(isDrop(a)) - Number(isDrop(b)) || b.more - a.more)
    .slice(0, mostRelaxations);
}

const isDrop = ({ kind }: Relaxation) => kind !== 'widen-filter';

/** Each end of a range moved to the first bar at which more is found. */
function widen(index: ChannelIndex, clause: Clause, matching: Matching): Relaxation[] {
  if (clause.kind !== 'attribute') return [];
  const plan = index.schema.plans[clause.plan];
  const numbers = index.rows.attributes[clause.plan]?.numbers?.data;
  if (plan?.kind !== 'measured' || !plan.edges || !numbers || !isRange(clause.condition)) return [];
  const { key, condition } = clause;
  const { bars } = plan.edges;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition;
  const widened: Relaxation[] = [];
  let under = Number.NEGATIVE_INFINITY;
  let over = Number.POSITIVE_INFINITY;
  forEachMissing(numbers, clause, matching, (number) => {
    if (number < from && number <= to) under = Math.max(under, number);
    if (number > to && number >= from) over = Math.min(over, number);
  });
  const start = bars.findLast((bar) => bar <= under);
  const end = bars.find((bar) => bar >= over);
  let before = 0;
  let after = 0;
  forEachMissing(numbers, clause, matching, (number) => {
    if (start !== undefined && number >= start && number < from && number <= to) before++;
    if (end !== undefined && number <= end && number > to && number >= from) after++;
  });
  if (start !== undefined)
    widened.push({ kind: 'widen-filter', key, condition: { ...condition, from: start }, more: before });
  if (end !== undefined)
    widened.push({ kind: 'widen-filter', key, condition: { ...condition, to: end }, more: after });
  return widened;
}

/** The numbers of the documents that miss only this clause; NaN for those without a number. */
function forEachMissing(
  numbers: Float64Array,
  { set }: Clause,
  { almost, windows }: Matching,
  found: (number: number) => void,
): void {
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      for (let bits = (almost[word] ?? 0) & ~(set[word] ?? 0); bits !== 0; bits &= bits - 1) {
        found(numbers[(word << 5) | (31 - Math.clz32(bits & -bits))] ?? Number.NaN);
      }
    }
  }
}
