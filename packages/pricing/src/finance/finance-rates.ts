/**
 * What lenders usually charge, APR in per cent. From memory of what was advertised in Ireland, to start a sum from: the
 * visitor's own quote takes its place.
 */
export const financeRates = {
  validFrom: '2026-01-01',
  hp: { low: 4.9, usual: 7.9, high: 9.9 },
  pcp: { low: 0, usual: 5.9, high: 7.9 },
  loan: { low: 6, usual: 8.5, high: 11 },
} as const;

/** A personal contract plan runs for three years and a last payment; the end payment is what the car is promised to be worth. */
export const pcpTerms = { months: 37, balloonShare: 0.4 } as const;

export type FinanceKind = 'hp' | 'pcp' | 'loan';
export const financeKinds = ['hp', 'pcp', 'loan'] as const;
