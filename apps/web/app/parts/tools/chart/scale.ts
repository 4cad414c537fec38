/** Maps a figure to its position in a drawing. */
export type Scale = (figure: number) => number;

export interface Axis {
  scale: Scale;
  ticks: readonly number[];
}

const steps = [1, 2, 2.5, 5, 10];

/**
 * An axis that covers all figures, from one round number to another, in about the given number of steps:
 * 3,200 to 11,900 in four gives 2,500, 5,000 … 12,500.
 */
export function buildAxis(figures: readonly number[], ends: readonly [number, number], parts = 4): Axis {
  const least = Math.min(...figures);
  const most = Math.max(...figures);
  const step = roundStep((most - least) / parts);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return { scale: scaleBetween([first * step, last * step], ends), ticks: multiples(step, first, last) };
}

/** An axis that ends slightly beyond its figures, so that they fill the drawing, with round numbers within it. */
export function fitAxis(figures: readonly number[], ends: readonly [number, number], parts = 4): Axis {
  const least = Math.min(...figures);
  const most = Math.max(...figures);
  const margin = Math.max(1, (most - least) / 20);
  const step = roundStep((most - least) / parts);
  const from = Math.max(0, least - margin);
  const to = most + margin;
  return {
    scale: scaleBetween([from, to], ends),
    ticks: multiples(step, Math.ceil(from / step), Math.floor(to / step)),
  };
}

function roundStep(rough: number): number {
  const atLeast = Math.max(1, rough);
  const unit = 10 ** Math.floor(Math.log10(atLeast));
  return unit * (steps.find((each) => each * unit >= atLeast) ?? 10);
}

function scaleBetween([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  return (figure) => round(start + ((figure - from) / (to - from)) * (end - start));
}

function multiples(step: number, first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** A tenth of a unit is finer than any screen, and short to send. */
function round(place: number): number {
  return Math.round(place * 10) / 10;
}
