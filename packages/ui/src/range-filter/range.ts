/** The two ends of a range as values; an empty one is open. */
export interface Range {
  from: string;
  to: string;
}

type Stops = readonly { value: string }[];

export interface Scale<Stop> {
  stops: readonly Stop[];
  /** How many there are between each stop and the next. */
  histogram?: readonly number[] | undefined;
}

/**
 * The scale with one more stop, for a value from an address that is not one of the stops: 6,000 among 5,000
 * and 7,500. The bar that it splits is divided by width.
 */
export function insertStop<Stop extends { value: string }>(scale: Scale<Stop>, stop: Stop): Scale<Stop> {
  const { stops, histogram } = scale;
  const amount = Number(stop.value);
  if (stop.value === '' || Number.isNaN(amount)) return scale;
  const next = stops.findIndex(({ value }) => Number(value) >= amount);
  const at = next < 0 ? stops.length : next;
  if (stops[at] && Number(stops[at].value) === amount) return scale;
  return {
    stops: stops.toSpliced(at, 0, stop),
    histogram: histogram && partBar(stops, histogram, at, amount),
  };
}

function partBar(stops: Stops, histogram: readonly number[], at: number, amount: number): number[] {
  if (at === 0 || at === stops.length) return histogram.toSpliced(at === 0 ? 0 : histogram.length, 0, 0);
  const [low, high] = [Number(stops[at - 1]?.value), Number(stops[at]?.value)];
  const count = histogram[at - 1] ?? 0;
  const below = Math.round((count * (amount - low)) / (high - low));
  return histogram.toSpliced(at - 1, 1, below, count - below);
}

/** The position of a thumb: an open or unknown end is at the edge. */
export function indexOfEnd(stops: Stops, range: Range, end: keyof Range): number {
  const index = stops.findIndex((stop) => stop.value === range[end]);
  return index >= 0 ? index : end === 'from' ? 0 : Math.max(0, stops.length - 1);
}

/** A thumb at its edge sets no limit, and one that would set a maximum of zero stops at the first amount. */
export function valueOfIndex(stops: Stops, index: number, end: keyof Range): string {
  const edge = end === 'from' ? 0 : stops.length - 1;
  const at = end === 'to' && stops[index]?.value === '0' ? index + 1 : index;
  return at === edge ? '' : (stops[at]?.value ?? '');
}

/**
 * The options of a list: a scale may begin at zero, but from €0 or up to €0 is useless. An address may still
 * contain it.
 */
export function offeredStops<Stop extends { value: string }>(stops: readonly Stop[], chosen: string): Stop[] {
  return stops.filter(({ value }) => value !== '0' || chosen === '0');
}

/** The range with one end changed; an end that it passes opens, because the latest choice counts. */
export function moveEnd(stops: Stops, range: Range, end: keyof Range, value: string): Range {
  const moved = { ...range, [end]: value };
  const isCrossed = value !== '' && indexOfEnd(stops, moved, 'from') > indexOfEnd(stops, moved, 'to');
  return isCrossed ? { ...moved, [end === 'from' ? 'to' : 'from']: '' } : moved;
}
