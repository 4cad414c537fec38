import type { FinanceQuote } from '../advert/advert.ts';
import { parseAskedAmount, parseAskedRate } from './asked-figure.ts';
import { type CreditQuote, type CreditType, type FinanceTerms, quoteFor } from './finance-quote.ts';
import { financeRates, usualTermMonths } from './finance-usual.ts';
import { settleFigure, settleTerm } from './settle-figure.ts';

/** The limits of a visitor's quote; a figure beyond a limit is moved to it, and the visitor is told. */
export const financeBounds = {
  terms: [12, 24, 36, 37, 48, 60],
  leastFinanced: 500,
  mostApr: 30,
} as const;

/**
 * The start of an example if the seller quotes none: a tenth down, at the usual rate and term of hire
 * purchase.
 */
const usualShareDown = 0.1;

type FinanceField = 'deposit' | 'term' | 'balloon' | 'apr';

/** As typed, or as in an address. */
export type AskedTerms = Partial<Record<FinanceField, string>>;

export interface DecidedTerms {
  terms: FinanceTerms;
  /** A sentence for each field whose figure was replaced. */
  replaced: Partial<Record<FinanceField, string>>;
}

/**
 * The terms to show: the requested figures within their limits, and the seller's own or the usual for the
 * rest.
 */
export function decideFinanceTerms(
  price: number,
  offered: FinanceQuote | null,
  asked: AskedTerms = {},
): DecidedTerms {
  return settleTerms(price, asked, {
    depositName: 'The deposit',
    deposit: offered?.deposit ?? usualDeposit(price),
    balloon: offered?.balloon ?? 0,
    apr: offered?.apr ?? financeRates.hp.usual,
    termMonths: offered?.termMonths ?? usualTermMonths,
    typeOf: (balloon) => (balloon > 0 ? 'PCP' : 'HP'),
  });
}

/** The same for a loan from the buyer's own bank or credit union: nothing is left to pay at its end. */
export function decideLoanTerms(price: number, asked: AskedTerms = {}): DecidedTerms {
  return settleTerms(
    price,
    { ...asked, balloon: '' },
    {
      depositName: 'Your own money',
      deposit: usualDeposit(price),
      balloon: 0,
      apr: financeRates.loan.usual,
      termMonths: usualTermMonths,
      typeOf: () => 'Loan',
    },
  );
}

interface UsualTerms extends Pick<FinanceTerms, 'deposit' | 'balloon' | 'apr' | 'termMonths'> {
  /** As the start of a sentence. */
  depositName: string;
  typeOf: (balloon: number) => CreditType;
}

function usualDeposit(price: number): number {
  return Math.round((price * usualShareDown) / 100) * 100;
}

function settleTerms(price: number, asked: AskedTerms, usual: UsualTerms): DecidedTerms {
  const most = Math.max(0, price - financeBounds.leastFinanced);
  const deposit = settleFigure(parseAskedAmount(asked.deposit), {
    name: usual.depositName,
    unit: 'euro',
    most,
    usual: usual.deposit,
  });
  const balloon = settleFigure(parseAskedAmount(asked.balloon), {
    name: 'With this deposit the final payment',
    unit: 'euro',
    most: most - deposit.value,
    usual: usual.balloon,
  });
  const apr = settleFigure(parseAskedRate(asked.apr), {
    name: 'The APR',
    unit: 'percent',
    most: financeBounds.mostApr,
    usual: usual.apr,
  });
  const term = settleTerm(parseAskedAmount(asked.term), financeBounds.terms, usual.termMonths);
  return {
    terms: {
      quoteType: usual.typeOf(balloon.value),
      price,
      deposit: deposit.value,
      termMonths: term.value,
      balloon: balloon.value,
      apr: apr.value,
    },
    replaced: {
      ...(deposit.words && { deposit: deposit.words }),
      ...(term.words && { term: term.words }),
      ...(balloon.words && { balloon: balloon.words }),
      ...(apr.words && { apr: apr.words }),
    },
  };
}

export interface FinanceExample extends CreditQuote {
  price: number;
  /** The amount borrowed. */
  amountOfCredit: number;
  /** The cost of borrowing it. */
  totalInterest: number;
}

export function financeExample(terms: FinanceTerms): FinanceExample {
  const quote = quoteFor(terms);
  return {
    ...quote,
    price: terms.price,
    amountOfCredit: terms.price - terms.deposit,
    totalInterest: quote.totalCost - terms.price,
  };
}

/** Too little is left to lend on a vehicle of a few hundred euro. */
export function canFinance(price: number): boolean {
  return price >= 4 * financeBounds.leastFinanced;
}
