interface AskedFinance {
  price: number;
  deposit: number;
  /** For the PCP; by default the usual share of the price. */
  balloon?: number | null | undefined;
}

/**
 * What makes terms impossible, and the field to correct: the same sentence everywhere. Null if the terms are
 * valid.
 */
export function financeMistake({
  price,
  deposit,
  balloon,
}: AskedFinance): { field: 'deposit' | 'balloon'; words: string } | null {
  if (deposit >= price) return { field: 'deposit', words: 'The deposit must be less than the price.' };
  if (balloon && balloon > price - deposit)
    return { field: 'balloon', words: 'The final payment can’t be more than you borrow.' };
  return null;
}
