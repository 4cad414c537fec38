import {
  financeKinds,
  financeLabels,
  financeRates,
  formatEuro,
  formatSearch,
  pcpTerms,
} from '@forecourt/domain';
import { type AffordAnswer, affordQuestions, buildAffordQuestion, whatCanIAfford } from '@forecourt/pricing';
import { explain } from '../answer/explain.ts';
import { mendFields } from '../form/mend-fields.ts';
import { ToolInput } from '../form/tool-input.ts';
import type { OffersPart, ToolView } from '../tool-view.ts';

const frame = {
  name: 'afford',
  title: 'What can I afford?',
  lead: 'Start with what you can pay each month. Insurance, tax and fuel are extra, so leave room for them.',
} as const;

export function buildAffordView(params: URLSearchParams, now: Date): ToolView {
  const input = new ToolInput(params, now);
  const asked = input.ask(affordQuestions);
  const form = input.form('Work it out');
  if (!asked) return { ...frame, form, ...mendFields };
  const question = buildAffordQuestion(asked);
  const { monthly, deposit, termMonths } = question;
  const answer = whatCanIAfford(question);
  const { maxMonthly, maxPrice } = answer.search;
  return {
    ...frame,
    form,
    summary: `Up to ${formatEuro(answer.prices.hp)} on hire purchase, ${formatEuro(answer.prices.pcp)} on a PCP, ${formatEuro(answer.prices.loan)} with a loan.`,
    headline: `Up to ${formatEuro(maxPrice)}`,
    example: `${formatEuro(monthly)} a month and a ${formatEuro(deposit)} deposit`,
    parts: [
      { kind: 'offers', offers: buildOffers(answer, termMonths) },
      {
        kind: 'links',
        links: [
          {
            label: `See cars up to ${formatEuro(maxMonthly)} a month`,
            href: formatSearch({
              channel: 'Car',
              filters: { monthly: { to: maxMonthly } },
              sort: 'monthly-asc',
            }),
            isMain: true,
          },
          {
            label: `All cars up to ${formatEuro(maxPrice)}`,
            href: formatSearch({ channel: 'Car', filters: { price: { to: maxPrice } }, sort: 'price-desc' }),
          },
        ],
      },
      {
        kind: 'words',
        words: 'Monthly prices in search are the dealers’ own examples, each with its own deposit and term.',
      },
    ],
    explained: explain(answer),
  };
}

function buildOffers({ prices }: AffordAnswer, termMonths: number): OffersPart['offers'] {
  return financeKinds.map((kind) => ({
    title: financeLabels[kind],
    figure: formatEuro(prices[kind]),
    unit: 'at most',
    rows: [
      { label: 'APR', value: `${financeRates[kind].usual}%` },
      { label: 'Term', value: `${kind === 'pcp' ? pcpTerms.months : termMonths} months` },
      {
        label: 'Final payment',
        value: kind === 'pcp' ? formatEuro(prices.pcp * pcpTerms.balloonShare) : 'None',
      },
    ],
  }));
}
