import { formatEuro, groupDigits, listingPath } from '@forecourt/domain';
import {
  type ComparableCount,
  fewestComparables,
  type HoldOutError,
  type PriceRange,
  type Valuation,
  type ValuationQuestion,
} from '@forecourt/pricing';
import { buildScatter } from '../chart/build-scatter.ts';
import { explain } from '../explain.ts';
import type { AnswerPart, ToolView } from '../tool-view.ts';
import { comparableSearch } from './build-comparables.ts';
import { buildValueLines } from './build-value-lines.ts';
import { labelOfComparable } from './label-of-comparable.ts';

type Answer = Pick<ToolView, 'summary' | 'parts' | 'explained'>;

/** The three prices, what they rest on, and how they would move. The adverts are left out where they stand already. */
export function buildValuationAnswer(
  question: ValuationQuestion,
  valuation: Valuation,
  adverts: AnswerPart | null,
): Answer {
  const { dealer, trade, basis, comparablesFound } = valuation;
  const figures = [
    {
      label: 'Sold privately',
      figure: formatEuro(valuation.private.price),
      detail: rangeWords(valuation.private),
    },
    { label: 'Asked by a dealer', figure: formatEuro(dealer.price), detail: rangeWords(dealer) },
    { label: 'Traded in', figure: formatEuro(trade.price), detail: rangeWords(trade) },
  ];
  const name = `${question.year} ${question.make} ${question.model}`;
  const own = question.mileage ?? null;
  const scatter =
    adverts &&
    buildScatter({
      title: 'Price against mileage of the adverts like it',
      points: valuation.comparables.map((each) => ({ ...each, label: labelOfComparable(each) })),
      own: {
        price: dealer.price,
        mileage: own,
        name: 'This one, at a dealer',
        label: `This one would be asked for at ${formatEuro(dealer.price)}`,
      },
      range: dealer,
    });
  return {
    summary: `${name}: ${figures.map(({ label, figure }) => `${label.toLowerCase()} ${figure}`).join(', ')}`,
    parts: [
      { kind: 'figures', figures },
      { kind: 'words', words: basisWords(valuation) },
      ...(scatter ? [scatter] : []),
      ...(adverts ? [adverts] : []),
      { kind: 'lines', charts: buildValueLines(valuation, own) },
      { kind: 'words', words: errorWords(valuation.error) },
      {
        kind: 'links',
        links: [
          { label: 'Sell it', href: '/sell-my-car', isMain: true },
          {
            label: `See the ${groupDigits(comparablesFound)} for sale`,
            href: comparableSearch(question, basis),
          },
          { label: 'Check its plate', href: '/vehicle-check' },
        ],
      },
    ],
    explained: explain(valuation),
  };
}

/** With fewer adverts than say anything, how many there are. */
export function buildTooFewAnswer(question: ValuationQuestion, { count, basis }: ComparableCount): Answer {
  const name = `${question.year} ${question.make} ${question.model}`;
  const found =
    count === 0
      ? `No advert can be compared with a ${name} at the moment.`
      : `Only ${count} ${count === 1 ? 'advert' : 'adverts'} can be compared with a ${name} at the moment.`;
  const words = `${found} With fewer than ${fewestComparables} we say nothing: one odd price would move the figure by thousands.`;
  const { channel, make, model } = question;
  return {
    summary: words,
    parts: [
      { kind: 'words', words, tone: 'warning' },
      {
        kind: 'links',
        links: [
          ...(count > 0
            ? [
                {
                  label: count === 1 ? 'See it' : `See the ${count}`,
                  href: comparableSearch(question, basis),
                  isMain: true,
                },
              ]
            : []),
          { label: `See every ${make} ${model}`, href: listingPath({ channel, make, model }) },
        ],
      },
    ],
    explained: null,
  };
}

function rangeWords({ low, high }: PriceRange): string {
  return `${formatEuro(low)} to ${formatEuro(high)}`;
}

function basisWords({ comparablesFound, basis, assumed }: Valuation): string {
  const fuel = basis.fuel === null ? '' : `, ${basis.fuel.toLowerCase()}`;
  const left =
    assumed.length === 0 ? '' : ` What you left open is taken as it is in those: ${assumed.join(', ')}.`;
  return `From ${groupDigits(comparablesFound)} adverts of ${basis.minYear} to ${basis.maxYear}${fuel}, all on sale now. Eight in ten asking prices lie within the range.${left}`;
}

function errorWords({ adverts, median, withinTenth }: HoldOutError): string {
  return `How far it can be out: half of such valuations come within ${(median * 100).toFixed(1)}% of what is asked, and ${Math.round(withinTenth * 100)} in 100 within a tenth. We measured that on ${groupDigits(adverts)} adverts that were kept aside.`;
}
