import {
  type Advert,
  advertPath,
  capitaliseFirst,
  channelPlural,
  formatEuro,
  formatSearch,
  groupDigits,
  standardKmAYear,
} from '@forecourt/domain';
import type { PricedAdvert, YearlyCost } from '@forecourt/pricing';
import { explain } from '../answer/explain.ts';
import type { AnswerPart, BarsPart, ToolAnswerView } from '../tool-view.ts';
import { withoutWords } from './without-words.ts';

export interface RunningCostsParts {
  cost: YearlyCost;
  kmAYear: number;
  /** The advert in question; null where the visitor described a vehicle. */
  advert: Advert | null;
  vehicle: PricedAdvert;
  /** What was assumed from similar adverts, in a sentence. */
  assumed: string | null;
  /** The cost that searches compare by; null where too little is known. */
  standardCost: number | null;
}

/** The yearly cost: the total, its parts, and a link to vehicles that cost no more. */
export function buildRunningCostsAnswer(parts: RunningCostsParts): ToolAnswerView {
  const { cost, kmAYear, assumed } = parts;
  const without = withoutWords(cost);
  return {
    summary: `${formatEuro(cost.total)} a year${without && `, ${without}`}, ${formatEuro(cost.perMonth)} a month.`,
    headline: `${formatEuro(cost.total)} a year`,
    parts: [
      ...(parts.advert ? [aboutAdvert(parts.advert)] : []),
      ...(assumed ? [{ kind: 'words' as const, words: assumed }] : []),
      {
        kind: 'figures',
        figures: [
          { label: 'A year', figure: formatEuro(cost.total), ...(without && { detail: without }) },
          { label: 'A month', figure: formatEuro(cost.perMonth) },
          ...(kmAYear > 0 ? [{ label: 'A kilometre', figure: `${Math.round(cost.perKm * 100)} cent` }] : []),
        ],
      },
      barsOf(cost),
      ...leftOutWords(parts),
      ...linksOf(parts),
    ],
    explained: explain(cost),
  };
}

function aboutAdvert(advert: Advert): AnswerPart {
  return { kind: 'links', links: [{ label: advert.title, href: advertPath(advert) }] };
}

function barsOf({ parts }: YearlyCost): BarsPart {
  const most = Math.max(1, ...parts.map(({ amount }) => amount ?? 0));
  return {
    kind: 'bars',
    title: 'Where the money goes',
    labelHeading: 'Part',
    figureHeading: 'Euro a year',
    bars: parts.map(({ part, label, amount }) => ({
      label,
      figure: amount === null ? 'Not known' : formatEuro(amount),
      share: (amount ?? 0) / most,
      isQuiet: part === 'depreciation',
    })),
  };
}

/** A total without an unknown part would look too cheap. */
function leftOutWords({ cost, advert, vehicle }: RunningCostsParts): AnswerPart[] {
  if (!cost.leftOut.includes('Depreciation')) return [];
  const words =
    advert || vehicle.vehicle.model
      ? 'Too few like it are for sale to work out depreciation, so the total leaves it out.'
      : 'Choose a make and model to add depreciation, often the biggest cost of all.';
  return [{ kind: 'words', words, tone: 'warning' }];
}

function linksOf({ vehicle: { channel }, standardCost }: RunningCostsParts): AnswerPart[] {
  if (standardCost === null) return [];
  const to = Math.ceil(standardCost / 50) * 50;
  const href = formatSearch({ channel, filters: { yearlyCost: { to } }, sort: 'yearly-cost-asc' });
  const label = `${capitaliseFirst(channelPlural(channel))} that cost up to ${formatEuro(to)} a year to run`;
  return [
    { kind: 'links', links: [{ label, href, isMain: true }] },
    {
      kind: 'words',
      words: `Search counts tax, fuel or electricity, tests and upkeep at ${groupDigits(standardKmAYear[channel])} km a year. Depreciation and insurance are extra.`,
    },
  ];
}
