import { formatDay, formatEuro, formatMonth } from '@forecourt/domain';
import {
  bikeRates,
  type Co2Band,
  carRates,
  electricRelief,
  type ImportQuestion,
  longAgo,
  noxRates,
  ratesOn,
  vanRates,
} from '@forecourt/pricing';
import type { TablePart } from '../tool-view.ts';

/** The rates in force for its kind on the day, with its own row marked. */
export function buildRateTables({ vehicle, day }: ImportQuestion): TablePart[] {
  switch (vehicle.kind) {
    case 'car': {
      const { bands, validFrom } = ratesOn(carRates, day);
      const co2 = vehicle.cycle === 'WLTP' ? vehicle.co2 : null;
      return [
        co2Table(`VRT on cars by CO₂ (WLTP)${since(validFrom)}`, bands, co2),
        noxTable,
        ...(day <= electricRelief.validTo ? [reliefTable] : []),
      ];
    }
    case 'van': {
      const { bands, validFrom } = ratesOn(vanRates, day);
      return [co2Table(`VRT on vans and campers${since(validFrom)}`, bands, vehicle.co2)];
    }
    case 'motorcycle':
      return [engineTable, ageTable(vehicle.ageMonths)];
    // One rate, which the working states.
    case 'truck-or-vintage':
      return [];
  }
}

function since(validFrom: string): string {
  return validFrom === longAgo ? '' : `, since ${formatMonth(validFrom.slice(0, 7))}`;
}

function co2Table(title: string, bands: readonly Co2Band[], co2: number | null): TablePart {
  const chosen = co2 === null ? undefined : bands.find(({ upTo }) => co2 <= upTo);
  return {
    kind: 'table',
    title,
    headings: ['CO₂', 'Of the Irish price', 'At least'],
    rows: bands.map((band, index) => ({
      cells: [
        bandWords(bands[index - 1]?.upTo, band.upTo, 'g/km'),
        `${band.rate}%`,
        formatEuro(band.minimum),
      ],
      isChosen: band === chosen,
    })),
    isFolded: true,
  };
}

const noxTable: TablePart = {
  kind: 'table',
  title: `NOx charge${since(noxRates.validFrom)}`,
  headings: ['NOx', 'Per mg/km'],
  rows: [
    ...noxRates.slices.map(({ upTo, perMg }, index) => ({
      cells: [bandWords(noxRates.slices[index - 1]?.upTo, upTo, 'mg/km'), formatEuro(perMg)],
    })),
    { cells: ['Maximum, diesel', formatEuro(noxRates.most.diesel)] },
    { cells: ['Maximum, others', formatEuro(noxRates.most.other)] },
    { cells: ['Without proof of the figure', 'The maximum for its fuel'] },
  ],
  isFolded: true,
};

const reliefTable: TablePart = {
  kind: 'table',
  title: `Relief on electric cars, until ${formatDay(electricRelief.validTo)}`,
  headings: ['Irish price', 'Relief'],
  rows: [
    { cells: [`Up to ${formatEuro(electricRelief.fullUpTo)}`, `Up to ${formatEuro(electricRelief.most)}`] },
    {
      cells: [
        `${formatEuro(electricRelief.fullUpTo)} to ${formatEuro(electricRelief.noneFrom)}`,
        'Tapering off',
      ],
    },
    { cells: [`From ${formatEuro(electricRelief.noneFrom)}`, 'None'] },
  ],
  isFolded: true,
};

const engineTable: TablePart = {
  kind: 'table',
  title: 'VRT on motorcycles by engine size',
  headings: ['Engine', 'Per cc'],
  rows: [
    { cells: [`Up to ${bikeRates.above} cc`, formatEuro(bikeRates.perCc)] },
    { cells: [`Above ${bikeRates.above} cc`, formatEuro(bikeRates.perCcAbove)] },
  ],
  isFolded: true,
};

function ageTable(ageMonths: number): TablePart {
  const steps = [...bikeRates.reductions, { fromMonths: 0, percent: 0 }];
  const chosen = steps.find(({ fromMonths }) => ageMonths >= fromMonths);
  return {
    kind: 'table',
    title: 'Discount for a motorcycle’s age',
    headings: ['Age', 'Off'],
    rows: steps
      .map((step, index) => ({
        cells: [agesWords(step.fromMonths, steps[index - 1]?.fromMonths), `${step.percent}%`],
        isChosen: step === chosen,
      }))
      .reverse(),
    isFolded: true,
  };
}

function agesWords(from: number, before: number | undefined): string {
  return before === undefined ? `${from} months or more` : `${from} to ${before - 1} months`;
}

function bandWords(before: number | undefined, upTo: number, unit: string): string {
  const from = before === undefined ? 0 : before + 1;
  return Number.isFinite(upTo) ? `${from} to ${upTo} ${unit}` : `${from} ${unit} or more`;
}
