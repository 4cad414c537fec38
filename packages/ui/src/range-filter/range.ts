/** The two ends of a range as their values; an empty one is open. */
export interface Range {
  from: string;
  to: string;
}

type Stops = readonly { value: string }[];

/** Where a thumb stands: an open end, or one that no stop knows, stands at the edge. */
export function indexOfEnd(stops: Stops, range: Range, end: keyof Range): number {
  const index = stops.findIndex((stop) => stop.value === range[end]);
  return index >= 0 ? index : end === 'from' ? 0 : Math.max(0, stops.length - 1);
}

/** A thumb at its edge asks for nothing. */
export function valueOfIndex(stops: Stops, index: number, end: keyof Range): string {
  const edge = end === 'from' ? 0 : stops.length - 1;
  return index === edge ? '' : (stops[index]?.value ?? '');
}

/** The range with one end at another value; an end that it passes opens, since the last wish counts. */
export function moveEnd(stops: Stops, range: Range, end: keyof Range, value: string): Range {
  const moved = { ...range, [end]: value };
  const isCrossed = value !== '' && indexOfEnd(stops, moved, 'from') > indexOfEnd(stops, moved, 'to');
  return isCrossed ? { ...moved, [end === 'from' ? 'to' : 'from']: '' } : moved;
}
