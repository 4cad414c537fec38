import { groupDigits, listingPath } from '@forecourt/domain';
import { type ComparableCount, fewestComparables, type ValuationQuestion } from '@forecourt/pricing';
import type { ToolAnswerView } from '../tool-view.ts';
import { comparableSearch } from './build-comparables.ts';
import { inWords } from './describe-stretch.ts';

/** When the adverts allow no valuation: how many there are, and why not. */
export function buildRefusedAnswer(question: ValuationQuestion, compared: ComparableCount): ToolAnswerView {
  const { channel, make, model } = question;
  const { count, basis } = compared;
  const words = refusalWords(question, compared);
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
                  label: count === 1 ? 'See it' : `See the ${groupDigits(count)}`,
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

function refusalWords(
  { year, make, model, fuel, mileage }: ValuationQuestion,
  { count, reach, refusal }: ComparableCount,
): string {
  const name = `${year} ${make} ${model}`;
  const adverts = `${groupDigits(count)} ${count === 1 ? 'advert' : 'adverts'}`;
  if (refusal === 'other-fuel' && fuel)
    return `We found ${adverts} to compare with a ${name}, but none is ${inWords(fuel)}, so we can’t give a figure. Is the fuel right?`;
  if (refusal === 'too-far')
    return `We found ${adverts} to compare with a ${name}, but none with anything like ${groupDigits(mileage ?? 0)} km: the highest has ${groupDigits(reach.furthest ?? 0)} km. So we can’t give a figure. Is the mileage right?`;
  const found =
    count === 0
      ? `Nothing like a ${name} is for sale here at the moment.`
      : `We found only ${adverts} to compare with a ${name} at the moment.`;
  return `${found} We need at least ${fewestComparables}: with fewer, one odd price could throw the figure out by thousands.`;
}
