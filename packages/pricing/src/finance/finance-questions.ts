import { financeRates, pcpTerms, usualTermMonths } from '@forecourt/domain';
import type { Answers, Questions } from '../questions/question.ts';
import type { AffordQuestion } from './afford.ts';
import type { FinanceQuestion } from './compare-finance.ts';

/** Lenders write contracts for whole years. */
const terms = [12, 24, 36, 48, 60, 72, 84].map((months) => ({ value: months, label: `${months} months` }));

const deposit = {
  kind: 'number',
  label: 'Deposit',
  unit: '€',
  min: 0,
  max: 1_000_000,
  example: 2000,
  unsaid: 0,
} as const;
const term = {
  kind: 'number',
  label: 'Term',
  unit: 'months',
  min: 12,
  max: 84,
  offered: terms,
  usual: usualTermMonths,
} as const;
const apr = { kind: 'number', unit: '%', min: 0, max: 30, isDecimal: true, isMore: true } as const;

// biome-ignore format: one question a line reads as a table
const rates = {
  hpApr: { ...apr, label: 'Hire purchase APR', usual: financeRates.hp.usual },
  pcpApr: { ...apr, label: 'PCP APR', usual: financeRates.pcp.usual },
  loanApr: { ...apr, label: 'Loan APR', usual: financeRates.loan.usual },
} as const;

// biome-ignore format: one question a line reads as a table
export const financeQuestions = {
  price: { kind: 'number', label: 'Price', unit: '€', min: 500, max: 1_000_000, example: 20_000 },
  deposit,
  term: { ...term, help: 'For hire purchase and the loan' },
  ...rates,
  balloon: { kind: 'number', label: 'PCP final payment', unit: '€', min: 0, max: 1_000_000, isOptional: true, isMore: true, help: `Leave it blank to use ${pcpTerms.balloonShare * 100}% of the price` },
} as const satisfies Questions;

/**
 * On the page their names differ from those of the comparison, because both are on one page; for the same
 * reason the page does not ask for its rates.
 */
// biome-ignore format: one question a line reads as a table
export const affordQuestions = {
  monthly: { kind: 'number', label: 'Each month', unit: '€', min: 20, max: 20_000, example: 300 },
  deposit: { ...deposit, param: 'saved', label: 'Deposit or trade-in' },
  term: { ...term, param: 'months', label: 'For how long', help: `A PCP always runs for ${pcpTerms.months} months` },
  hpApr: { ...rates.hpApr, only: 'rest' },
  pcpApr: { ...rates.pcpApr, only: 'rest' },
  loanApr: { ...rates.loanApr, only: 'rest' },
} as const satisfies Questions;

export function buildFinanceQuestion(asked: Answers<typeof financeQuestions>): FinanceQuestion {
  const { price, deposit: paid, term: termMonths, balloon, hpApr, pcpApr, loanApr } = asked;
  return {
    ...{ price, deposit: paid, termMonths },
    apr: { hp: hpApr, pcp: pcpApr, loan: loanApr },
    ...(balloon !== null && { balloon }),
  };
}

type AskedAfford = Answers<typeof affordQuestions> & Partial<Answers<typeof affordQuestions, 'rest'>>;

export function buildAffordQuestion(asked: AskedAfford): AffordQuestion {
  const { monthly, deposit: paid, term: termMonths } = asked;
  const { hpApr = rates.hpApr.usual, pcpApr = rates.pcpApr.usual, loanApr = rates.loanApr.usual } = asked;
  return { monthly, deposit: paid, termMonths, apr: { hp: hpApr, pcp: pcpApr, loan: loanApr } };
}
