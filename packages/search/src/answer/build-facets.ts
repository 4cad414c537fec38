import type { AttributeCounter } from '../facets/attribute-counter.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { BucketCount, Facet, ValueCount } from '../query/search-result.ts';
import type { AttributePlan, ClosedPlan, FlagsPlan, MeasuredPlan } from '../rows/attribute-plan.ts';

export interface BuiltFacets {
  facets: Record<string, Facet>;
  histograms: Record<string, readonly BucketCount[]>;
}

/** Turns counts into facets. Make and model, which are counted elsewhere, come first. */
export function buildFacets(
  index: ChannelIndex,
  plans: readonly number[],
  counts: AttributeCounter['counts'],
  daysOf: (plan: number) => Facet | null,
  families: { make: Facet; model: Facet },
): BuiltFacets {
  const facets: Record<string, Facet> = { ...families };
  const histograms: Record<string, readonly BucketCount[]> = {};
  for (const place of plans) {
    const plan = index.schema.plans[place];
    const own = counts[place];
    if (!plan) continue;
    if (!own) {
      const days = daysOf(place);
      if (days) facets[plan.attribute.key] = days;
      continue;
    }
    const { key, filter } = plan.attribute;
    if (plan.kind !== 'measured') {
      facets[key] = { kind: 'values', values: valuesOf(plan, own) };
      continue;
    }
    const bars = barsOf(plan, own);
    facets[key] = { kind: 'buckets', buckets: bucketsOf(plan, bars) };
    if (filter?.by === 'range') histograms[key] = bars;
  }
  return { facets, histograms };
}

function valuesOf(plan: Exclude<AttributePlan, MeasuredPlan>, own: Int32Array): ValueCount[] {
  if (plan.kind === 'closed' || plan.kind === 'flags') return closedValuesOf(plan, own);
  const values: ValueCount[] = [];
  for (let code = 1; code < own.length; code++) {
    const value = plan.dictionary.valueOf(code);
    const count = own[code] ?? 0;
    if (value !== undefined && count > 0) values.push({ value, count });
  }
  return values.sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** Every choice in table order, including those with no adverts; numbers only if some advert has them. */
function closedValuesOf(plan: ClosedPlan | FlagsPlan, own: Int32Array): ValueCount[] {
  const isNumber = plan.attribute.kind === 'number';
  const values: ValueCount[] = [];
  for (let code = 1; code < own.length; code++) {
    const value = plan.values[code - 1];
    const count = own[code] ?? 0;
    if (value !== undefined && (count > 0 || !isNumber)) values.push({ value, count });
  }
  return values;
}

function barsOf({ edges }: MeasuredPlan, own: Int32Array): BucketCount[] {
  const bars = edges?.bars ?? [];
  return bars.map((from, bar) => ({ from, to: bars[bar + 1] ?? null, count: own[bar + 2] ?? 0 }));
}

/** Buckets begin where bars do: each is the sum of the bars up to the next bucket. */
function bucketsOf(plan: MeasuredPlan, bars: BucketCount[]): BucketCount[] {
  const starts = plan.edges?.buckets ?? [];
  if (starts.length === bars.length) return bars;
  const buckets: BucketCount[] = [];
  let bar = 0;
  for (const [place, from] of starts.entries()) {
    const to = starts[place + 1] ?? null;
    let count = 0;
    while (bar < bars.length && (bars[bar]?.from ?? 0) < from) bar++;
    for (; bar < bars.length && (to === null || (bars[bar]?.from ?? 0) < to); bar++)
      count += bars[bar]?.count ?? 0;
    buckets.push({ from, to, count });
  }
  return buckets;
}
