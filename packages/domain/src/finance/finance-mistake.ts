interface AskedFinance {
  price: number;
  deposit: number;
  /** Of the PCP; the usual share of the price where left out. */
  balloon?: number | null | undefined;
}

/** What makes terms impossible, and the field to mend: the same sentence wherever they are asked. Null where all is well. */
export function financeMistake({
  price,
  deposit,
  balloon,
}: AskedFinance): { field: 'deposit' | 'balloon'; words: string } | null {
  if (deposit >= price) return { field: 'deposit', words: 'The deposit must be less than the price.' };
  if (balloon && balloon > price - deposit)
    return { field: 'balloon', words: 'The final payment cannot be more than what is borrowed.' };
  return null;
}
