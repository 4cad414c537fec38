import { dublinDay, formatEuro } from '@forecourt/domain';
import {
  carRates,
  electricRelief,
  type ImportAnswer,
  type ImportQuestion,
  importCost,
  noxRates,
  vanRates,
} from '@forecourt/pricing';
import { explain } from '../explain.ts';
import { mendFields } from '../mend-fields.ts';
import { ToolInput } from '../tool-input.ts';
import type { AnswerPart, BarsPart, TablePart, ToolView } from '../tool-view.ts';
import { readImport } from './read-import.ts';

const frame = {
  name: 'vrt',
  title: 'What will the import cost?',
  lead: 'From the price abroad to Irish plates: customs duty, VAT and vehicle registration tax.',
} as const;

export function buildVrtView(params: URLSearchParams, now: Date): ToolView {
  const input = new ToolInput(params);
  const question = readImport(input, isoDay(now));
  const form = input.form('Work it out');
  if (!question) return { ...frame, form, ...mendFields };
  const answer = importCost(question);
  return {
    ...frame,
    form,
    summary: `${formatEuro(answer.total)} in all, of which VRT ${formatEuro(answer.vrt)}.`,
    parts: [
      {
        kind: 'figures',
        figures: [
          { label: 'VRT', figure: formatEuro(answer.vrt) },
          { label: 'Duty and VAT', figure: formatEuro(answer.duty + answer.vat) },
          { label: 'In all', figure: formatEuro(answer.total), detail: 'with Irish plates' },
        ],
      },
      barsOf(question, answer),
      ...againstIrishPrice(question, answer),
      ...tablesOf(question),
    ],
    explained: explain(answer),
  };
}

function barsOf({ price, transport }: ImportQuestion, { duty, vat, vrt, total }: ImportAnswer): BarsPart {
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
  };
}

/** The one question behind all others: would it be cheaper to buy the same at home? */
function againstIrishPrice({ vehicle }: ImportQuestion, { total }: ImportAnswer): AnswerPart[] {
  if (!('omsp' in vehicle)) return [];
  const saved = vehicle.omsp - total;
  const words =
    saved > 0
      ? `That is ${formatEuro(saved)} less than the ${formatEuro(vehicle.omsp)} that you gave as its price in Ireland, before your time and any risk.`
      : `That is ${formatEuro(-saved)} more than the ${formatEuro(vehicle.omsp)} that you gave as its price in Ireland: buying here is cheaper.`;
  return [
    { kind: 'words', words },
    {
      kind: 'links',
      links: [
        { label: 'Value the car in Ireland', href: '/car-valuation' },
        {
          label: `Irish cars up to ${formatEuro(total)}`,
          href: `/used-cars?maxPrice=${Math.round(total)}`,
        },
      ],
    },
  ];
}

function tablesOf({ vehicle }: ImportQuestion): TablePart[] {
  const isVan = vehicle.kind === 'van';
  const [rates] = isVan ? vanRates : carRates;
  if (!rates) return [];
  const co2 =
    vehicle.kind === 'van' || (vehicle.kind === 'car' && vehicle.cycle === 'WLTP') ? vehicle.co2 : null;
  const chosen = co2 === null ? null : rates.bands.find(({ upTo }) => co2 <= upTo);
  return [
    {
      kind: 'table',
      title: isVan ? 'VRT on vans, since July 2025' : 'VRT on cars by CO₂ (WLTP), since January 2022',
      headings: ['CO₂', 'Of the Irish price', 'At least'],
      rows: rates.bands.map((band, index) => ({
        cells: [
          bandWords(rates.bands[index - 1]?.upTo, band.upTo),
          `${band.rate}%`,
          formatEuro(band.minimum),
        ],
        isChosen: band === chosen,
      })),
      isFolded: true,
    },
    ...(vehicle.kind === 'car' ? [noxTable, reliefTable] : []),
  ];
}

const noxTable: TablePart = {
  kind: 'table',
  title: 'NOx charge, since January 2020',
  headings: ['NOx', 'For each mg/km'],
  rows: [
    ...noxRates.slices.map(({ upTo, perMg }, index) => ({
      cells: [bandWords(noxRates.slices[index - 1]?.upTo, upTo, 'mg/km'), formatEuro(perMg)],
    })),
    { cells: ['At most, diesel', formatEuro(noxRates.most.diesel)] },
    { cells: ['At most, others and without proof', formatEuro(noxRates.most.other)] },
  ],
  isFolded: true,
};

const reliefTable: TablePart = {
  kind: 'table',
  title: 'Relief on electric cars, until the end of 2026',
  headings: ['Irish price', 'Relief'],
  rows: [
    { cells: [`Up to ${formatEuro(electricRelief.fullUpTo)}`, `Up to ${formatEuro(electricRelief.most)}`] },
    {
      cells: [
        `${formatEuro(electricRelief.fullUpTo)} to ${formatEuro(electricRelief.noneFrom)}`,
        'Less and less',
      ],
    },
    { cells: [`From ${formatEuro(electricRelief.noneFrom)}`, 'None'] },
  ],
  isFolded: true,
};

function bandWords(before: number | undefined, upTo: number, unit = 'g/km'): string {
  const from = before === undefined ? 0 : before + 1;
  return Number.isFinite(upTo) ? `${from} to ${upTo} ${unit}` : `${from} ${unit} or more`;
}

/** In Dublin, as Revenue counts it. */
function isoDay(now: Date): string {
  const { year, month, day } = dublinDay(now);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
