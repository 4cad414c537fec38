import {
  type Channel,
  formatEuro,
  formatSearch,
  groupDigits,
  type Range,
  widePriceSteps,
} from '@forecourt/domain';
import type { BucketCount } from '@forecourt/search';
import type { CountedLink } from './counted-link.ts';

/** Price bands in rising order; a band without stock is left out. */
export function buildPriceLinks(channel: Channel, buckets: readonly BucketCount[]): CountedLink[] {
  const starts = [0, ...widePriceSteps[channel]];
  return starts.flatMap((from, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const count = buckets
      .filter((bucket) => bucket.from >= from && bucket.from < next)
      .reduce((sum, bucket) => sum + bucket.count, 0);
    if (count === 0) return [];
    const price: Range = {
      ...(from > 0 && { from }),
      ...(next !== Number.POSITIVE_INFINITY && { to: next - 1 }),
    };
    return [
      {
        text: bandText(from, next),
        count: groupDigits(count),
        href: formatSearch({ channel, filters: { price } }),
      },
    ];
  });
}

function bandText(from: number, next: number): string {
  if (from === 0) return `Under ${formatEuro(next)}`;
  if (next === Number.POSITIVE_INFINITY) return `${formatEuro(from)} and over`;
  return `${formatEuro(from)} to ${formatEuro(next - 1)}`;
}
