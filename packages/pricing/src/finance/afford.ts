import {
  type FinanceKind,
  financeKinds,
  financeLabels,
  financeRates,
  formatEuro,
  pcpTerms,
} from '@forecourt/domain';
import type { Explained } from '../working/working.ts';

export interface AffordQuestion {
  /** The affordable monthly payment. */
  monthly: number;
  deposit: number;
  termMonths: number;
  apr?: Partial<Record<FinanceKind, number>>;
}

export interface AffordAnswer extends Explained {
  /** The highest price for each kind, in whole euro. */
  prices: Record<FinanceKind, number>;
  /** The parameters of the search that it links to. */
  search: { maxMonthly: number; maxPrice: number };
}

/** The highest price whose payments stay within the affordable amount: a quote in reverse. */
export function affordablePrice(kind: FinanceKind, question: AffordQuestion): number {
  const { monthly, deposit } = question;
  const apr = question.apr?.[kind] ?? financeRates[kind].usual;
  const months = kind === 'pcp' ? pcpTerms.months : question.termMonths;
  const rate = (1 + apr / 100) ** (1 / 12) - 1;
  const discount = (1 + rate) ** -months;
  const paymentsToday = rate === 0 ? monthly * months : (monthly * (1 - discount)) / rate;
  // The end payment of a PCP is a share of the price itself, so its present value is taken out of the price.
  const share = kind === 'pcp' ? pcpTerms.balloonShare : 0;
  return Math.floor((deposit + paymentsToday) / (1 - share * discount));
}

export function whatCanIAfford(question: AffordQuestion): AffordAnswer {
  const prices = Object.fromEntries(
    financeKinds.map((kind) => [kind, affordablePrice(kind, question)]),
  ) as Record<FinanceKind, number>;
  const { monthly, deposit, termMonths } = question;
  const describe = (kind: FinanceKind) => {
    const apr = question.apr?.[kind] ?? financeRates[kind].usual;
    const months = kind === 'pcp' ? pcpTerms.months : termMonths;
    const end = kind === 'pcp' ? `, then ${pcpTerms.balloonShare * 100}% of the price` : '';
    return `${formatEuro(deposit)} deposit and ${months} payments of ${formatEuro(monthly)} at ${apr}% APR${end}`;
  };
  return {
    prices,
    search: { maxMonthly: monthly, maxPrice: prices.hp },
    working: financeKinds.map((kind) => ({
      label: financeLabels[kind],
      detail: describe(kind),
      amount: prices[kind],
    })),
    sources: [{ name: 'Typical rates from Irish lenders', asOf: financeRates.validFrom, kind: 'estimate' }],
    notes: ['Insurance, tax and fuel are extra. Each advert shows its yearly running costs.'],
  };
}
