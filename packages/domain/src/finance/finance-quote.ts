import type { FinanceQuote } from '../advert/advert.ts';

/** The two that dealers arrange, and a loan that buyers arrange by themselves. */
export type CreditType = FinanceQuote['quoteType'] | 'Loan';

export interface FinanceTerms<Type extends CreditType = CreditType> {
  quoteType: Type;
  price: number;
  deposit: number;
  termMonths: number;
  /** What is left to pay at the end; zero for hire purchase and a loan. */
  balloon: number;
  /** Per cent a year. */
  apr: number;
}

export type CreditQuote<Type extends CreditType = CreditType> = Omit<FinanceQuote, 'quoteType'> & {
  quoteType: Type;
};

/**
 * The quote for the given terms. The monthly rate is the effective one, (1 + APR)^(1/12) − 1; the payment is that of
 * an annuity on what remains after the deposit and the present value of the balloon. Payments are whole euro, so the
 * total is summed from them: deposit + payments + balloon.
 */
export function quoteFor<Type extends CreditType>({
  quoteType,
  price,
  deposit,
  termMonths,
  balloon,
  apr,
}: FinanceTerms<Type>): CreditQuote<Type> {
  const rate = (1 + apr / 100) ** (1 / 12) - 1;
  const financed = price - deposit - balloon / (1 + rate) ** termMonths;
  const exact = rate === 0 ? financed / termMonths : (financed * rate) / (1 - (1 + rate) ** -termMonths);
  const monthlyPayment = Math.ceil(exact);
  const totalCost = deposit + monthlyPayment * termMonths + balloon;
  return { quoteType, monthlyPayment, deposit, termMonths, balloon, apr, totalCost };
}
