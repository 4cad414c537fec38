import { type Channel, formatEuro, formatSearch, groupDigits, type Range } from '@forecourt/domain';
import type { BucketCount } from '@forecourt/search';
import type { CountedLink } from './counted-link.ts';

/**
 * The start of each band, at a price that is also a bucket of the search: only then does the count match what
 * the link finds.
 */
const bandStarts: Readonly<Record<Channel, readonly number[]>> = {
  Car: [0, 5000, 10_000, 15_000, 20_000, 30_000, 40_000, 60_000],
  Commercial: [0, 5000, 10_000, 15_000, 20_000, 30_000, 40_000, 60_000],
  Bike: [0, 2000, 4000, 6000, 8000, 10_000, 15_000, 20_000],
};

/** Price bands in rising order; a band without stock is left out. */
export function buildPriceLinks(channel: Channel, buckets: readonly BucketCount[]): CountedLink[] {
  return bandStarts[channel].flatMap((from, index) => {
    const next = bandStarts[channel][index + 1] ?? Number.POSITIVE_INFINITY;
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
