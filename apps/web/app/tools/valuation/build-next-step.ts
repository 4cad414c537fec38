import { type Advert, formatDayOfMoment, formatMonth, listWords } from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';
import type { AnswerPart, ToolView } from '../tool-view.ts';
import type { ReadValuation } from './read-valuation.ts';

const names = { make: 'the make', model: 'the model', year: 'the year' } as const;

/** While the question is not whole, what it still needs. Nothing at all was asked where nothing is missing. */
export function buildNextStep(
  missing: ReadValuation['missing'],
): Pick<ToolView, 'summary' | 'parts' | 'explained'> {
  if (missing.length === 0) return { summary: '', parts: [], explained: null };
  const words = `Now give ${listWords(
    missing.map((each) => names[each]),
    'and',
  )}.`;
  return { summary: words, parts: [{ kind: 'words', words }], explained: null };
}

/** What a plate told before anything else was said. */
export function buildPlateWords(
  check: VehicleCheck,
  advert: Advert | null,
  filled: ReadonlySet<string>,
): AnswerPart[] {
  if (advert) return [];
  const last = check.earlierAdverts.at(-1);
  if (last && filled.has('of')) {
    const { make, model, mileage } = last.vehicle;
    const isOldMileage = filled.has('mileage') && mileage !== null;
    const km = isOldMileage ? ' The mileage is of that day: put in today’s.' : '';
    return [
      {
        kind: 'words',
        words: `${check.plate} was advertised here as a ${make} ${model} on ${formatDayOfMoment(last.listedAt)}, and we filled in the form from that.${km}`,
      },
    ];
  }
  if (last) return [];
  const { registered } = check;
  const year = registered
    ? `${check.plate} was first registered between ${formatMonth(registered.from)} and ${formatMonth(registered.to)}.`
    : `${check.plate} tells no year: give it below the plate.`;
  return [{ kind: 'words', words: `${year} It was never advertised here, so say what it is.` }];
}
