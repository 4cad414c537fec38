import { isTestDueAt, type TestedAs } from '@forecourt/domain';

/** Fees of the roadworthiness test, including VAT, since the given day. */
export const testFees = {
  validFrom: '2025-01-01',
  nct: 60,
  cvrtVan: 131.41,
  cvrtCaravan: 108.72,
} as const;

const yearsLookedAt = 4;

/** The annual cost of the test, averaged over the next four years: a young car has none in most of them. */
export function testCostAYear(tested: TestedAs, age: number): number {
  const fee = tested === 'car' ? testFees.nct : tested === 'goods' ? testFees.cvrtVan : testFees.cvrtCaravan;
  const birthdays = Math.floor(age);
  let tests = 0;
  for (let next = birthdays + 1; next <= birthdays + yearsLookedAt; next += 1)
    if (isTestDueAt(tested, next)) tests += 1;
  return (tests * fee) / yearsLookedAt;
}
