import type { FinanceQuote } from '../advert/advert.ts';
import { type FinanceTerms, quoteFor } from './finance-quote.ts';
import { financeRates, usualTermMonths } from './finance-usual.ts';

/** What a visitor may ask a quote for; a figure beyond a bound is moved to it. */
export const financeBounds = {
  terms: [12, 24, 36, 37, 48, 60],
  leastFinanced: 500,
  mostApr: 30,
} as const;

/** What an example starts from where the seller quotes none: a tenth down, at the usual rate and term of hire purchase. */
const usualShareDown = 0.1;

export type AskedTerms = Partial<Record<'deposit' | 'term' | 'balloon' | 'apr', string>>;

/** The terms to show: what was asked for within its bounds, and the seller's own or the usual for the rest. */
export function decideFinanceTerms(
  price: number,
  offered: FinanceQuote | null,
  asked: AskedTerms = {},
): FinanceTerms {
  const most = Math.max(0, price - financeBounds.leastFinanced);
  const usualDeposit = Math.round((price * usualShareDown) / 100) * 100;
  const deposit = within(parseAmount(asked.deposit) ?? offered?.deposit ?? usualDeposit, 0, most);
  const balloon = within(parseAmount(asked.balloon) ?? offered?.balloon ?? 0, 0, most - deposit);
  return {
    quoteType: balloon > 0 ? 'PCP' : 'HP',
    price,
    deposit,
    termMonths: nearestTerm(parseAmount(asked.term) ?? offered?.termMonths ?? usualTermMonths),
    balloon,
    apr: within(parseRate(asked.apr) ?? offered?.apr ?? financeRates.hp.usual, 0, financeBounds.mostApr),
  };
}

export interface FinanceExample extends FinanceQuote {
  price: number;
  /** What is borrowed. */
  amountOfCredit: number;
  /** What borrowing it costs. */
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

function parseAmount(text: string | undefined): number | undefined {
  const digits = text?.replace(/[€,\s]/g, '');
  return digits && /^\d{1,8}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits)) : undefined;
}

function parseRate(text: string | undefined): number | undefined {
  const digits = text?.replace(/[%\s]/g, '').replace(',', '.');
  return digits && /^\d{1,3}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

function nearestTerm(months: number): number {
  return financeBounds.terms.reduce<number>(
    (best, term) => (Math.abs(term - months) < Math.abs(best - months) ? term : best),
    financeBounds.terms[0],
  );
}
