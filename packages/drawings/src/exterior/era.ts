/** What changed most visibly over the years: lamps, wheels, bumpers. */
export type Era = 'boxy' | 'rounded' | 'modern' | 'slim';

export function eraOf(year: number): Era {
  if (year < 2001) return 'boxy';
  if (year < 2010) return 'rounded';
  return year < 2017 ? 'modern' : 'slim';
}

/** The rim's share of the tyre's diameter: sidewalls became thinner over the years. */
export const rimShare: Readonly<Record<Era, number>> = {
  boxy: 0.64,
  rounded: 0.68,
  modern: 0.72,
  slim: 0.745,
};
