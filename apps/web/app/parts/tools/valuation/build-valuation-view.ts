import { formatEuro, groupDigits } from '@forecourt/domain';
import {
  describeComparables,
  type HoldOutError,
  type PriceRange,
  type Valuation,
  type ValuationQuestion,
} from '@forecourt/pricing';
import { explain } from '../answer/explain.ts';
import { buildScatter } from '../chart/build-scatter.ts';
import type { AnswerPart, ToolAnswerView } from '../tool-view.ts';
import { comparableSearch } from './build-comparables.ts';
import { buildValueLines } from './build-value-lines.ts';
import { describeStretch } from './describe-stretch.ts';
import { labelOfComparable } from './label-of-comparable.ts';

/** The three prices, their basis, and how they would change. Leaves the adverts out where they are already shown. */
export function buildValuationAnswer(
  question: ValuationQuestion,
  valuation: Valuation,
  adverts: AnswerPart | null,
): ToolAnswerView {
  const { dealer, trade, basis, comparablesFound } = valuation;
  const figures = [
    {
      label: 'Private sale',
      figure: formatEuro(valuation.private.price),
      detail: rangeWords(valuation.private),
    },
    { label: 'Dealer price', figure: formatEuro(dealer.price), detail: rangeWords(dealer) },
    { label: 'Trade-in', figure: formatEuro(trade.price), detail: rangeWords(trade) },
  ];
  const name = `${question.year} ${question.make} ${question.model}`;
  const own = question.mileage ?? null;
  const stretch = describeStretch(question, valuation);
  const scatter =
    adverts &&
    buildScatter({
      title: 'Price against mileage of similar adverts',
      points: valuation.comparables.map((each) => ({ ...each, label: labelOfComparable(each) })),
      own: {
        price: dealer.price,
        mileage: own,
        name: 'This one, at a dealer',
        label: `A dealer would ask ${formatEuro(dealer.price)} for this one`,
      },
      range: dealer,
    });
  return {
    summary: `${name}: ${figures.map(({ label, figure }) => `${label.toLowerCase()} ${figure}`).join(', ')}`,
    headline: `${formatEuro(dealer.price)} at a dealer`,
    parts: [
      { kind: 'figures', figures },
      ...(stretch === '' ? [] : [{ kind: 'words' as const, words: stretch, tone: 'warning' as const }]),
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

function rangeWords({ low, high }: PriceRange): string {
  return `${formatEuro(low)} to ${formatEuro(high)}`;
}

function basisWords({ comparablesFound, basis, reach, assumed }: Valuation): string {
  const left =
    assumed.length === 0
      ? ''
      : ` For what you left blank we used what’s typical of them: ${assumed.join(', ')}.`;
  return `Based on ${groupDigits(comparablesFound)} adverts ${describeComparables(basis, reach)}, all for sale now. Eight in ten asking prices fall within the range.${left}`;
}

function errorWords({ adverts, median, withinTenth }: HoldOutError): string {
  return `How close we get: half of our valuations are within ${(median * 100).toFixed(1)}% of the asking price, and ${Math.round(withinTenth * 100)} in 100 are within a tenth. We tested that on ${groupDigits(adverts)} adverts kept aside.`;
}
