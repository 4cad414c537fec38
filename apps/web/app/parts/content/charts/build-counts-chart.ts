import {
  type AttributeCondition,
  capitaliseFirst,
  channelPlural,
  describeCondition,
  formatSearch,
  groupDigits,
  type SearchableAttribute,
  type SearchQuery,
  searchableAttributesOf,
  widePriceSteps,
} from '@forecourt/domain';
import type { BucketCount } from '@forecourt/search';
import type { FoundAdverts } from '@forecourt/services';
import type { Bar, ChartView } from '../block-view.ts';

/** More bars than this are hard to read. */
const mostBars = 10;

/** The number of adverts for each value of an attribute: the most common first, ranges in their own order. */
export function buildCountsChart(
  title: string,
  by: string,
  query: SearchQuery,
  found: Pick<FoundAdverts, 'facets' | 'total'>,
): ChartView | null {
  const attribute = searchableAttributesOf(query.channel).find(({ key }) => key === by);
  const facet = found.facets[by];
  if (!attribute || !facet) return null;
  const counted =
    facet.kind === 'values'
      ? facet.values.map(({ value, count }) => ({
          condition: { anyOf: [typeof value === 'boolean' ? String(value) : value] },
          count,
        }))
      : joinBuckets(facet.buckets, by === 'price' ? widePriceSteps[query.channel] : undefined).map(
          ({ from, to, count }) => ({
            condition: { ...(from > 0 && { from }), ...(to !== null && { to: to - 1 }) },
            count,
          }),
        );
  const shown = counted.filter(({ count }) => count > 0);
  if (facet.kind === 'values') shown.sort((a, b) => b.count - a.count);
  const bars = shown.slice(0, mostBars);
  const most = Math.max(...bars.map(({ count }) => count));
  if (bars.length === 0) return null;
  return {
    kind: 'chart',
    title,
    labelHeading: attribute.label,
    figureHeading: 'For sale',
    bars: bars.map(
      ({ condition, count }): Bar => ({
        label: labelOf(attribute, condition),
        figure: groupDigits(count),
        share: count / most,
        href: formatSearch({ ...query, filters: { ...query.filters, [by]: condition } }),
      }),
    ),
    source: `Out of ${groupDigits(found.total)} ${channelPlural(query.channel)} for sale here when this page was made.`,
  };
}

/** The chart's title names what is counted, so a label leaves out the attribute's name: `300 km to 399 km`. */
function labelOf(attribute: SearchableAttribute, condition: AttributeCondition): string {
  // A bar includes its upper end, unlike the everyday meaning of "under".
  const words = describeCondition(attribute, condition).replace(/\bunder /, 'up to ');
  const name = `${attribute.label.toLowerCase()} `;
  return capitaliseFirst(words.startsWith(name) ? words.slice(name.length) : words);
}

/** Merges neighbouring buckets with no step between them; every step starts a bucket. */
function joinBuckets(buckets: readonly BucketCount[], steps: readonly number[] | undefined): BucketCount[] {
  if (!steps) return [...buckets];
  const joined: BucketCount[] = [];
  for (const bucket of buckets) {
    const last = joined.at(-1);
    if (!last || steps.includes(bucket.from)) joined.push(bucket);
    else joined.splice(-1, 1, { from: last.from, to: bucket.to, count: last.count + bucket.count });
  }
  return joined;
}
