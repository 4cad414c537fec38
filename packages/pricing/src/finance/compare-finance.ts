import {
  type FinanceKind,
  financeKinds,
  financeLabels,
  financeRates,
  formatEuro,
  pcpTerms,
  quoteFor,
} from '@forecourt/domain';
import type { Explained } from '../working/working.ts';

export interface FinanceQuestion {
  price: number;
  deposit: number;
  /** For hire purchase and the loan; a PCP has its own term. */
  termMonths: number;
  /** Per cent a year; by default the usual rate. */
  apr?: Partial<Record<FinanceKind, number>>;
  /** The end payment of the PCP in euro; by default the usual share of the price. */
  balloon?: number;
}

export interface FinanceOffer {
  kind: FinanceKind;
  label: string;
  apr: number;
  deposit: number;
  amountOfCredit: number;
  termMonths: number;
  monthlyPayment: number;
  /** The last, larger payment; 0 if there is none. */
  balloon: number;
  /** The total paid: deposit, payments and end payment. */
  totalCost: number;
  /** The cost of borrowing: the total minus the price. */
  costOfCredit: number;
  /** Who owns the vehicle until the end. */
  owner: 'you' | 'lender';
}

export interface FinanceComparison extends Explained {
  offers: readonly FinanceOffer[];
  /** Whether the terms are about equal: only then does a lower total mean a cheaper offer. */
  isLikeForLike: boolean;
}

/** Hire purchase, PCP and a loan for the same vehicle, side by side. */
export function compareFinance(question: FinanceQuestion): FinanceComparison {
  const offers = financeKinds.map((kind) => offerOf(kind, question));
  const terms = offers.map(({ termMonths }) => termMonths);
  return {
    offers,
    // The last payment of a PCP falls a month after three years.
    isLikeForLike: Math.max(...terms) - Math.min(...terms) <= 1,
    working: offers.map((offer) => ({
      label: offer.label,
      detail: describeSum(offer),
      amount: offer.totalCost,
    })),
    sources: [
      { name: 'Typical rates from Irish lenders', asOf: financeRates.validFrom, kind: 'estimate' },
      { name: 'What must be said with a monthly price: Consumer Credit Act 1995', asOf: '1995', kind: 'law' },
    ],
    notes: [
      'The lender sets your rate. Enter the one you were quoted.',
      'With hire purchase and PCP the lender owns the vehicle until the last payment.',
      'At the end of a PCP you make the final payment, hand the vehicle back or trade it in.',
    ],
  };
}

function offerOf(kind: FinanceKind, question: FinanceQuestion): FinanceOffer {
  const { price, deposit } = question;
  const balloon =
    kind === 'pcp'
      ? Math.min(Math.round(question.balloon ?? price * pcpTerms.balloonShare), price - deposit)
      : 0;
  const quote = quoteFor({
    quoteType: kind === 'pcp' ? 'PCP' : 'HP',
    price,
    deposit,
    termMonths: kind === 'pcp' ? pcpTerms.months : question.termMonths,
    balloon,
    apr: question.apr?.[kind] ?? financeRates[kind].usual,
  });
  return {
    kind,
    label: financeLabels[kind],
    apr: quote.apr,
    deposit,
    amountOfCredit: price - deposit,
    termMonths: quote.termMonths,
    monthlyPayment: quote.monthlyPayment,
    balloon,
    totalCost: quote.totalCost,
    costOfCredit: quote.totalCost - price,
    owner: kind === 'loan' ? 'you' : 'lender',
  };
}

function describeSum({ deposit, monthlyPayment, termMonths, balloon, apr }: FinanceOffer): string {
  const parts = [
    ...(deposit > 0 ? [`${formatEuro(deposit)} deposit`] : []),
    `${termMonths} payments of ${formatEuro(monthlyPayment)}`,
    ...(balloon > 0 ? [`${formatEuro(balloon)} at the end`] : []),
  ];
  return `${parts.join(' + ')}, at ${apr}% APR`;
}
