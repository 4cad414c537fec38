import {
  type Advert,
  type AskedTerms,
  type CreditType,
  canFinance,
  type DecidedTerms,
  decideFinanceTerms,
  decideLoanTerms,
  type FinanceExample,
  type FinanceQuote,
  type FinanceTerms,
  financeExample,
  formatEuro,
  isAskedExVat,
  isBrandNew,
  isPoa,
} from '@forecourt/domain';
import { aboutParameter, contactParameter } from '../../../../parts/enquiry/contact-address.ts';

/** Everything that the calculator needs in the browser. */
export interface FinanceCalculatorView {
  title: string;
  /** A private seller arranges no finance: the buyer borrows elsewhere. */
  isLoan: boolean;
  price: number;
  offered: FinanceQuote | null;
  /** Initial field values: as requested, even where they cannot be calculated with. */
  asked: AskedTerms;
  /** The address's other parameters, so that a form without scripts keeps them. */
  kept: readonly (readonly [name: string, value: string])[];
}

export const financeFields = ['deposit', 'term', 'balloon', 'apr'] as const;

/** None for brand-new stock, for a price that is not stated, or for a price without VAT. */
export function buildFinanceCalculator(
  advert: Advert,
  parameters: Iterable<readonly [string, string]>,
): FinanceCalculatorView | null {
  const { price, finance, seller, vehicle } = advert;
  if (price === null || isPoa(price) || isBrandNew(vehicle) || isAskedExVat(advert) || !canFinance(price)) {
    return null;
  }
  const asked: AskedTerms = {};
  const kept: [string, string][] = [];
  for (const [name, value] of parameters) {
    const field = financeFields.find((each) => each === name);
    if (field) asked[field] = value;
    // A contact form that was opened once is not opened again.
    else if (name !== contactParameter && name !== aboutParameter) kept.push([name, value]);
  }
  const isLoan = seller.kind === 'private';
  const offer = { isLoan, price, offered: isLoan ? null : finance };
  const { terms } = decideTerms(offer, asked);
  return {
    ...offer,
    title: isLoan ? 'Personal loan example' : 'Finance',
    asked: { ...writeTerms(terms), ...asked },
    kept,
  };
}

export function decideTerms(
  { isLoan, price, offered }: Pick<FinanceCalculatorView, 'isLoan' | 'price' | 'offered'>,
  asked: AskedTerms,
): DecidedTerms {
  return isLoan ? decideLoanTerms(price, asked) : decideFinanceTerms(price, offered, asked);
}

function writeTerms({ deposit, termMonths, balloon, apr }: FinanceTerms): AskedTerms {
  return { deposit: String(deposit), term: String(termMonths), balloon: String(balloon), apr: String(apr) };
}

const typeNames: Readonly<Record<CreditType, string>> = { HP: 'HP', PCP: 'PCP', Loan: 'personal loan' };

export interface FinanceRow {
  label: string;
  value: string;
}

/** The example in full: anyone who states a monthly price must state all of this (Consumer Credit Act 1995). */
export function buildFinanceRows(terms: FinanceTerms): { monthly: string; type: string; rows: FinanceRow[] } {
  const example = financeExample(terms);
  return {
    monthly: formatEuro(example.monthlyPayment),
    type: typeNames[example.quoteType],
    rows: exampleRows(example),
  };
}

function exampleRows(example: FinanceExample): FinanceRow[] {
  const isLoan = example.quoteType === 'Loan';
  const rows = [
    { label: 'Vehicle price', value: formatEuro(example.price) },
    { label: isLoan ? 'Your own money' : 'Deposit', value: formatEuro(example.deposit) },
    { label: 'You borrow', value: formatEuro(example.amountOfCredit) },
    { label: `${example.termMonths} payments of`, value: formatEuro(example.monthlyPayment) },
    { label: 'Final payment', value: formatEuro(example.balloon) },
    { label: 'APR', value: `${example.apr}%` },
    { label: 'Cost of credit', value: formatEuro(example.totalInterest) },
    // The buyer's own money is not repaid to the bank, whereas a deposit is paid to the dealer under the contract.
    { label: 'Total repayable', value: formatEuro(example.totalCost - (isLoan ? example.deposit : 0)) },
  ];
  return rows.filter(({ label }) => label !== 'Final payment' || example.balloon > 0);
}
