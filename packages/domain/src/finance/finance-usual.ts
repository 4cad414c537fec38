/** The ways to pay that are compared. */
export const financeKinds = ['hp', 'pcp', 'loan'] as const;
export type FinanceKind = (typeof financeKinds)[number];

export const financeLabels: Readonly<Record<FinanceKind, string>> = {
  hp: 'Hire purchase',
  pcp: 'PCP',
  loan: 'Bank or credit union loan',
};

/**
 * Typical lender rates, APR in per cent. From memory of what was advertised in Ireland, as a starting point:
 * the visitor's own quote replaces them.
 */
export const financeRates = {
  validFrom: '2026-01-01',
  hp: { low: 4.9, usual: 7.9, high: 9.9 },
  pcp: { low: 0, usual: 5.9, high: 7.9 },
  loan: { low: 6, usual: 8.5, high: 11 },
} as const;

/** The default term of hire purchase or a loan, in months. */
export const usualTermMonths = 60;

/**
 * A personal contract plan runs for three years plus a last payment; the end payment is the car's guaranteed
 * value.
 */
export const pcpTerms = { months: 37, balloonShare: 0.4 } as const;
