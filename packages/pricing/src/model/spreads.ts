import { quantileOfSorted } from './quantiles.ts';

/** How well known a vehicle's model is: by its number of adverts on the market, or brand new. */
export const supports = ['new', 'few', 'some', 'many'] as const;
export type Support = (typeof supports)[number];

export function supportOf(adverts: number, isNew: boolean): Support {
  if (isNew) return 'new';
  return adverts < 12 ? 'few' : adverts < 60 ? 'some' : 'many';
}

/**
 * How far asking prices are below and above the model, as shares of the price: eight in ten are between low
 * and high.
 */
export interface Spread {
  low: number;
  high: number;
  deviation: number;
  adverts: number;
}

export type Spreads = Record<Support, Spread>;

const fewestResiduals = 40;

/** Measured on held-out adverts; a group that is too small takes the figures of all. */
export function measureSpreads(residuals: readonly { support: Support; residual: number }[]): Spreads {
  const all = spreadOf(residuals.map(({ residual }) => residual));
  const of = (support: Support) => {
    const own = residuals.filter((each) => each.support === support).map(({ residual }) => residual);
    return own.length < fewestResiduals ? all : spreadOf(own);
  };
  return { new: of('new'), few: of('few'), some: of('some'), many: of('many') };
}

function spreadOf(residuals: readonly number[]): Spread {
  const sorted = Float64Array.from(residuals).sort();
  if (sorted.length === 0) return { low: -0.2, high: 0.2, deviation: 0.15, adverts: 0 };
  const sizes = sorted.map(Math.abs).sort();
  return {
    low: Math.min(0, quantileOfSorted(sorted, 0.1)),
    high: Math.max(0, quantileOfSorted(sorted, 0.9)),
    deviation: 1.4826 * quantileOfSorted(sizes, 0.5),
    adverts: sorted.length,
  };
}
