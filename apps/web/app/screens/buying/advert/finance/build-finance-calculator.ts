import {
  type Advert,
  type AskedTerms,
  canFinance,
  decideFinanceTerms,
  type FinanceExample,
  type FinanceQuote,
  type FinanceTerms,
  financeExample,
  formatEuro,
  isAskedExVat,
  isBrandNew,
  isPoa,
} from '@forecourt/domain';
import { contactParameter } from '../../../../parts/enquiry/contact-address.ts';

/** Everything that the calculator needs in the browser. */
export interface FinanceCalculatorView {
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
  const { price, finance, vehicle } = advert;
  if (price === null || isPoa(price) || isBrandNew(vehicle) || isAskedExVat(advert) || !canFinance(price)) {
    return null;
  }
  const asked: AskedTerms = {};
  const kept: [string, string][] = [];
  for (const [name, value] of parameters) {
    const field = financeFields.find((each) => each === name);
    if (field) asked[field] = value;
    // A contact form that was opened once is not opened again.
    else if (name !== contactParameter) kept.push([name, value]);
  }
  const { terms } = decideFinanceTerms(price, finance, asked);
  return { price, offered: finance, asked: { ...writeTerms(terms), ...asked }, kept };
}

function writeTerms({ deposit, termMonths, balloon, apr }: FinanceTerms): AskedTerms {
  return { deposit: String(deposit), term: String(termMonths), balloon: String(balloon), apr: String(apr) };
}

export interface FinanceRow {
  label: string;
  value: string;
}

/** The example in full: anyone who states a monthly price must state all of this (Consumer Credit Act 1995). */
export function buildFinanceRows(terms: FinanceTerms): { monthly: string; type: string; rows: FinanceRow[] } {
  const example = financeExample(terms);
  return {
    monthly: formatEuro(example.monthlyPayment),
    type: example.quoteType,
    rows: exampleRows(example),
  };
}

function exampleRows(example: FinanceExample): FinanceRow[] {
  const rows = [
    { label: 'Price of the vehicle', value: formatEuro(example.price) },
    { label: 'Deposit', value: formatEuro(example.deposit) },
    { label: 'You borrow', value: formatEuro(example.amountOfCredit) },
    { label: `${example.termMonths} payments of`, value: formatEuro(example.monthlyPayment) },
    { label: 'Final payment', value: formatEuro(example.balloon) },
    { label: 'APR', value: `${example.apr}%` },
    { label: 'Cost of credit', value: formatEuro(example.totalInterest) },
    { label: 'Total repayable', value: formatEuro(example.totalCost) },
  ];
  return rows.filter(({ label }) => label !== 'Final payment' || example.balloon > 0);
}
