/** From a figure to its place in a drawing. */
export type Scale = (figure: number) => number;

export interface Axis {
  scale: Scale;
  ticks: readonly number[];
}

const steps = [1, 2, 2.5, 5, 10];

/**
 * An axis that holds all the figures, from one round number to another, with about so many steps:
 * 3,200 to 11,900 in four gives 2,500, 5,000 … 12,500.
 */
export function buildAxis(
  figures: readonly number[],
  [start, end]: readonly [number, number],
  parts = 4,
): Axis {
  const least = Math.min(...figures);
  const most = Math.max(...figures);
  const rough = Math.max(1, (most - least) / parts);
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * (steps.find((each) => each * unit >= rough) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  const scale: Scale = (figure) =>
    round(start + ((figure - first * step) / ((last - first) * step)) * (end - start));
  return {
    scale,
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
  };
}

/** A tenth of a point is finer than any screen, and short to send. */
function round(place: number): number {
  return Math.round(place * 10) / 10;
}
