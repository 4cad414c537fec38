import { dublinDay, formatEuro, isoDay } from '@forecourt/domain';
import {
  buildImportQuestion,
  type ImportAnswer,
  type ImportQuestion,
  importCost,
  importQuestions,
} from '@forecourt/pricing';
import { explain } from '../answer/explain.ts';
import { mendFields } from '../form/mend-fields.ts';
import { ToolInput } from '../form/tool-input.ts';
import type { AnswerPart, BarsPart, ToolView } from '../tool-view.ts';
import { buildRateTables } from './build-rate-tables.ts';

const frame = {
  name: 'vrt',
  title: 'What will it cost to import?',
  lead: 'From the price abroad to Irish plates: customs duty, VAT and VRT.',
} as const;

export function buildVrtView(params: URLSearchParams, now: Date): ToolView {
  const input = new ToolInput(params, now);
  const asked = input.ask(importQuestions);
  const form = input.form('Work it out');
  if (!asked) return { ...frame, form, ...mendFields };
  // By Dublin time, as Revenue counts it.
  const question = buildImportQuestion(asked, isoDay(dublinDay(now)));
  const answer = importCost(question);
  return {
    ...frame,
    form,
    summary: `${span(answer, ({ total }) => total)} in total, of which VRT ${formatEuro(answer.vrt)}.`,
    headline: `${span(answer, ({ total }) => total)} in total`,
    example: `A ${formatEuro(question.price)} petrol car from Great Britain`,
    parts: [
      {
        kind: 'figures',
        figures: [
          { label: 'VRT', figure: formatEuro(answer.vrt) },
          {
            label: 'Duty and VAT',
            figure: span(answer, ({ duty, vat }) => duty + vat),
            ...(answer.atMost && { detail: 'depends on the type' }),
          },
          { label: 'Total', figure: span(answer, ({ total }) => total), detail: 'on Irish plates' },
        ],
      },
      barsOf(question, answer),
      ...againstIrishPrice(question, answer),
      ...buildRateTables(question),
    ],
    explained: explain(answer),
  };
}

/** `€5,295`, or `€5,295 to €7,530` where the duty depends on more than was asked. */
function span(answer: ImportAnswer, amountOf: (sums: NonNullable<ImportAnswer['atMost']>) => number): string {
  const least = formatEuro(amountOf(answer));
  return answer.atMost ? `${least} to ${formatEuro(amountOf(answer.atMost))}` : least;
}

function barsOf({ price, transport }: ImportQuestion, answer: ImportAnswer): BarsPart {
  const { duty, vat, vrt, total } = answer;
  const lines = [
    { label: 'Price paid', amount: price },
    { label: 'Transport', amount: transport },
    { label: 'Customs duty', amount: duty },
    { label: 'VAT', amount: vat },
    { label: 'VRT', amount: vrt },
  ];
  return {
    kind: 'bars',
    title: 'Where the money goes',
    labelHeading: 'Part',
    figureHeading: 'Euro',
    bars: lines.map(({ label, amount }) => ({
      label,
      figure: formatEuro(amount),
      share: total === 0 ? 0 : amount / total,
      isQuiet: label === 'Price paid',
    })),
    ...(answer.atMost && { note: 'At the lower of the two duties.' }),
  };
}

/** The main question: would it be cheaper to buy the same car at home? */
function againstIrishPrice({ vehicle }: ImportQuestion, answer: ImportAnswer): AnswerPart[] {
  if (!('omsp' in vehicle)) return [];
  const total = answer.atMost?.total ?? answer.total;
  const start = answer.atMost ? 'At the higher duty that is' : 'That is';
  const saved = vehicle.omsp - total;
  const words =
    saved > 0
      ? `${start} ${formatEuro(saved)} less than the ${formatEuro(vehicle.omsp)} it sells for here, before your time and any risk.`
      : `${start} ${formatEuro(-saved)} more than the ${formatEuro(vehicle.omsp)} it sells for here: buying at home is cheaper.`;
  return [
    { kind: 'words', words },
    {
      kind: 'links',
      links: [
        { label: 'What is it worth in Ireland?', href: '/car-valuation' },
        vehicle.kind === 'van'
          ? {
              label: `Irish commercials up to ${formatEuro(total)}`,
              href: `/commercials/used?maxPrice=${Math.round(total)}`,
            }
          : {
              label: `Irish cars up to ${formatEuro(total)}`,
              href: `/used-cars?maxPrice=${Math.round(total)}`,
            },
      ],
    },
  ];
}
