import { channelPlural, formatPrice, formatSearch, groupDigits, type SearchQuery } from '@forecourt/domain';
import type { PriceOfYear } from '@forecourt/services';
import type { ChartView } from '../block-view.ts';

/** The median asking price by year of registration, newest first. */
export function buildPricesChart(
  title: string,
  query: SearchQuery,
  prices: readonly PriceOfYear[],
): ChartView | null {
  // A single bar has nothing to compare with.
  if (prices.length < 2) return null;
  const most = Math.max(...prices.map(({ median }) => median));
  const adverts = prices.reduce((sum, { count }) => sum + count, 0);
  return {
    kind: 'chart',
    title,
    labelHeading: 'Year',
    figureHeading: 'Typical asking price',
    bars: prices.map(({ year, median, query: ofYear }) => ({
      label: String(year),
      figure: formatPrice(median),
      share: median / most,
      href: formatSearch(ofYear),
    })),
    source: `Half of sellers ask more, half ask less. Based on ${groupDigits(adverts)} ${channelPlural(query.channel)} for sale here when this page was made.`,
  };
}
