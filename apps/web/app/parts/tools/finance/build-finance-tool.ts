import { financeMistake, formatEuro, formatSearch, pcpTerms } from '@forecourt/domain';
import {
  buildFinanceQuestion,
  compareFinance,
  type FinanceComparison,
  type FinanceOffer,
  type FinanceQuestion,
  financeQuestions,
} from '@forecourt/pricing';
import { explain } from '../answer/explain.ts';
import { mendFields } from '../form/mend-fields.ts';
import { ToolInput } from '../form/tool-input.ts';
import type { AnswerPart, OffersPart, ToolView } from '../tool-view.ts';

const frame = {
  name: 'finance',
  title: 'Compare hire purchase, PCP and a loan',
  lead: 'The same vehicle, paid for three ways. Put in the rates you were quoted: ours are only where Irish lenders usually start.',
} as const;

/** Three ways to pay for the same vehicle, from the query of the page. */
export function buildFinanceTool(params: URLSearchParams, now: Date): ToolView {
  const input = new ToolInput(params, now);
  const question = readQuestion(input);
  const form = input.form('Compare', 'Rates and final payment');
  if (!question) return { ...frame, form, ...mendFields };
  const comparison = compareFinance(question);
  return {
    ...frame,
    form,
    summary: comparison.offers
      .map(
        ({ label, monthlyPayment, totalCost }) =>
          `${label}: ${formatEuro(monthlyPayment)} a month, ${formatEuro(totalCost)} in total`,
      )
      .join('. '),
    headline: headlineOf(comparison),
    example: `A ${formatEuro(question.price)} vehicle with a ${formatEuro(question.deposit)} deposit`,
    parts: buildParts(question, comparison),
    explained: explain(comparison),
  };
}

/** A lower payment may cost more in total, so the headline states both. */
function headlineOf({ offers }: FinanceComparison): string {
  const payments = offers.map(({ monthlyPayment }) => monthlyPayment);
  return `${formatEuro(Math.min(...payments))} to ${formatEuro(Math.max(...payments))} a month`;
}

function readQuestion(input: ToolInput): FinanceQuestion | null {
  const asked = input.ask(financeQuestions);
  if (!asked) return null;
  const mistake = financeMistake(asked);
  if (mistake) input.refuse(mistake.field, mistake.words);
  return mistake ? null : buildFinanceQuestion(asked);
}

function buildParts(question: FinanceQuestion, comparison: FinanceComparison): AnswerPart[] {
  const { offers, isLikeForLike } = comparison;
  const [hp] = offers;
  const { price, deposit } = question;
  return [
    { kind: 'offers', offers: buildOffers(comparison) },
    ...(isLikeForLike
      ? []
      : [
          {
            kind: 'words' as const,
            words: `The PCP runs for ${pcpTerms.months} months and the others for ${question.termMonths}, so you can’t compare their totals: a longer term costs more interest. Choose ${pcpTerms.months - 1} months to compare them.`,
          },
        ]),
    ...(hp ? [{ kind: 'words' as const, words: representativeExample(price, hp) }] : []),
    {
      kind: 'links',
      links: [
        {
          label: `See cars up to ${formatEuro(price)}`,
          href: formatSearch({ channel: 'Car', filters: { price: { to: price } } }),
          isMain: true,
        },
        ...(hp
          ? [
              {
                label: `Dealers’ cars up to ${formatEuro(hp.monthlyPayment)} a month`,
                href: formatSearch({ channel: 'Car', filters: { monthly: { to: hp.monthlyPayment } } }),
              },
            ]
          : []),
        ...(deposit === 0 ? [{ label: 'What can I afford?', href: '#afford' }] : []),
      ],
    },
  ];
}

const ends: Record<FinanceOffer['kind'], string> = {
  hp: 'The lender owns the vehicle until the last payment. Then it is yours.',
  pcp: 'The lender owns the vehicle. At the end you make the final payment, hand it back or trade it in.',
  loan: 'The vehicle is yours from day one.',
};

function buildOffers({ offers, isLikeForLike }: FinanceComparison): OffersPart['offers'] {
  const lowestTotal = Math.min(...offers.map(({ totalCost }) => totalCost));
  const lowestMonthly = Math.min(...offers.map(({ monthlyPayment }) => monthlyPayment));
  return offers.map((offer) => {
    const isCheapest = isLikeForLike && offer.totalCost === lowestTotal;
    return {
      title: offer.label,
      figure: formatEuro(offer.monthlyPayment),
      unit: 'a month',
      ...(isCheapest
        ? { mark: 'Lowest total' }
        : offer.monthlyPayment === lowestMonthly
          ? { mark: 'Lowest payment' }
          : {}),
      rows: [
        { label: 'APR', value: `${offer.apr}%` },
        { label: 'Deposit', value: formatEuro(offer.deposit) },
        { label: 'You borrow', value: formatEuro(offer.amountOfCredit) },
        { label: 'Payments', value: `${offer.termMonths} × ${formatEuro(offer.monthlyPayment)}` },
        { label: 'Final payment', value: offer.balloon > 0 ? formatEuro(offer.balloon) : 'None' },
        { label: 'Cost of credit', value: formatEuro(offer.costOfCredit) },
        { label: 'Total repayable', value: formatEuro(offer.totalCost), isStrong: true },
      ],
      words: ends[offer.kind],
    };
  });
}

/** Anyone who states a monthly price must state all of this with it (Consumer Credit Act 1995). */
function representativeExample(price: number, offer: FinanceOffer): string {
  return [
    `Representative example, ${offer.label.toLowerCase()}: cash price ${formatEuro(price)}, deposit ${formatEuro(offer.deposit)},`,
    `amount of credit ${formatEuro(offer.amountOfCredit)}, ${offer.termMonths} monthly payments of ${formatEuro(offer.monthlyPayment)},`,
    `APR ${offer.apr}%, total cost of credit ${formatEuro(offer.costOfCredit)}, total amount repayable ${formatEuro(offer.totalCost)}.`,
    'An example, not an offer: lending criteria and terms apply.',
  ].join(' ');
}
