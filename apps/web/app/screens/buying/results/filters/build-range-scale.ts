import {
  dublinDay,
  formatAttribute,
  marksOfYear,
  priceSteps,
  type SearchableAttribute,
} from '@forecourt/domain';
import type { BucketCount } from '@forecourt/search';

export interface RangeScale {
  stops: { value: string; label: string }[];
  /** The number of adverts between each stop and the next. */
  histogram: number[];
}

/** The end of a scale whose last bar is open: there is too little beyond it to distinguish. */
const ends: Readonly<Record<string, number>> = {
  price: priceSteps.at(-1) ?? 0,
  monthly: 1500,
  yearlyCost: 10_000,
  mileage: 350_000,
  engineCc: 5000,
  powerKw: 400,
};

const firstYearShown = 1998;

/** A slider's stops from the search's bars, with a last stop that closes the open bar. */
export function buildRangeScale(
  attribute: SearchableAttribute,
  bars: readonly BucketCount[],
  today: Date = new Date(),
): RangeScale {
  const shown = attribute.key === 'year' ? yearBars(bars, dublinDay(today).year) : bars;
  const last = shown.at(-1);
  if (!last) return { stops: [], histogram: [] };
  const end = attribute.key === 'year' ? last.from + 1 : (ends[attribute.key] ?? last.from * 2);
  const amounts = [...shown.map(({ from }) => roundStop(attribute, from)), end];
  return {
    stops: amounts.map((amount) => ({ value: String(amount), label: stopLabel(attribute, amount) })),
    histogram: shown.map(({ count }) => count),
  };
}

/** Years before the scale's first count in its first bar, future years in its last. */
function yearBars(bars: readonly BucketCount[], thisYear: number): BucketCount[] {
  const shown = bars
    .filter(({ from }) => from >= firstYearShown && from <= thisYear)
    .map((bar) => ({ ...bar }));
  const [first, last] = [shown[0], shown.at(-1)];
  for (const { from, count } of bars) {
    if (first && from < firstYearShown) first.count += count;
    if (last && from > thisYear) last.count += count;
  }
  return shown;
}

/** A bucket that starts above a round figure (1,001 cc) has that figure as its stop. */
function roundStop({ key }: SearchableAttribute, from: number): number {
  return key !== 'year' && from % 5 === 1 ? from - 1 : from;
}

/** Irish buyers read a year by its plates: `2019 (191, 192)`. */
export function stopLabel(attribute: SearchableAttribute, amount: number): string {
  if (attribute.key !== 'year') return formatAttribute(attribute, amount);
  const marks = marksOfYear(amount);
  return marks.length > 1 ? `${amount} (${marks.join(', ')})` : String(amount);
}
