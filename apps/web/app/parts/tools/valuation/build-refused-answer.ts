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
    return `${adverts} can be compared with a ${name}, but none of them is ${inWords(fuel)}. We give no figure from another fuel. Is the fuel right?`;
  if (refusal === 'too-far')
    return `${adverts} can be compared with a ${name}, but none of them has gone nearly as far as ${groupDigits(mileage ?? 0)} km: the furthest has ${groupDigits(reach.furthest ?? 0)} km. We give no figure so far beyond what we see. Is the mileage right?`;
  const found =
    count === 0
      ? `No advert can be compared with a ${name} at the moment.`
      : `Only ${adverts} can be compared with a ${name} at the moment.`;
  return `${found} With fewer than ${fewestComparables} we say nothing: one odd price would move the figure by thousands.`;
}
