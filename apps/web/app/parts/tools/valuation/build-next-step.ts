import { formatDayOfMoment, formatMonth, listWords } from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';
import type { AnswerPart, ToolAnswerView } from '../tool-view.ts';
import type { FilledIn } from './fill-in.ts';
import type { ReadValuation } from './read-valuation.ts';

const names = { make: 'the make', model: 'the model', year: 'the year' } as const;

const whatComes: AnswerPart = {
  kind: 'list',
  title: 'What you’ll get',
  items: [
    'The dealer, private and trade-in price, each with a range',
    'The adverts behind the figures',
    'How it loses value with age and mileage',
    'No figure, if we find fewer than six adverts to compare',
  ],
};

/** What an incomplete question still needs. If nothing is missing, nothing has been asked yet. */
export function buildNextStep(missing: ReadValuation['missing']): ToolAnswerView {
  if (missing.length === 0) return { summary: '', parts: [whatComes], explained: null };
  const words = `Now enter ${listWords(
    missing.map((each) => names[each]),
    'and',
  )}.`;
  return { summary: words, parts: [{ kind: 'words', words }], explained: null };
}

interface PlateWords {
  check: VehicleCheck;
  filled: FilledIn;
  missing: ReadValuation['missing'];
}

/** What the plate adds to what was typed. */
export function buildPlateWords({ check, filled, missing }: PlateWords): AnswerPart[] {
  const { overruledYear, params } = filled;
  const overruled =
    overruledYear === null
      ? []
      : [
          warning(
            `You entered ${overruledYear}, but ${check.plate} is a ${params.get('year')} plate, so we used that.`,
          ),
        ];
  return [...overruled, ...buildOrigin({ check, filled, missing })];
}

/** The source of the filled-in values, or why there are none. */
function buildOrigin({ check, filled: { filled }, missing }: PlateWords): AnswerPart[] {
  const last = check.earlierAdverts.at(-1);
  if (last && filled.has('of')) {
    const { make, model, mileage } = last.vehicle;
    const isOldMileage = filled.has('mileage') && mileage !== null;
    const km = isOldMileage ? ' The mileage is from then, so enter today’s.' : '';
    return [
      {
        kind: 'words',
        words: `${check.plate} was advertised here as a ${make} ${model} on ${formatDayOfMoment(last.listedAt)}, so we filled in the form from that.${km}`,
      },
    ];
  }
  if (last) return [];
  const { registered } = check;
  const year = registered
    ? `${check.plate} was first registered between ${formatMonth(registered.from)} and ${formatMonth(registered.to)}.`
    : missing.includes('year')
      ? `${check.plate} doesn’t show a year.`
      : '';
  const isDescribed = !missing.includes('make') && !missing.includes('model');
  const next = isDescribed
    ? 'It was never advertised here, so the figure is based on what you enter.'
    : 'It was never advertised here, so tell us what it is.';
  return [{ kind: 'words', words: `${year} ${next}`.trim() }];
}

function warning(words: string): AnswerPart {
  return { kind: 'words', words, tone: 'warning' };
}
