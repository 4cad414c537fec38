import {
  formatEuro,
  formatSearch,
  groupDigits,
  type SearchQuery,
  standardKmAYear,
  standardKmSource,
} from '@forecourt/domain';
import {
  buildChargingQuestion,
  type ChargingAnswer,
  type CostPer100Km,
  chargingMistake,
  chargingTimes,
  consumptionOf,
  type Explained,
  electricCostPer100Km,
  electricRange,
  energyPriceQuestions,
  evQuestions,
  type RangeAnswer,
  type Season,
} from '@forecourt/pricing';
import { explain } from '../answer/explain.ts';
import { mendFields } from '../form/mend-fields.ts';
import { ToolInput } from '../form/tool-input.ts';
import { formatCents } from '../format-amount.ts';
import type { BarsPart, TablePart, ToolView } from '../tool-view.ts';

const frame = {
  name: 'ev',
  title: 'Range, charging and cost of an electric car',
  lead: 'How far it really goes, what 100 km costs you and how long a charge takes.',
} as const;

export function buildEvView(params: URLSearchParams, now: Date): ToolView {
  const input = new ToolInput(params, now);
  const asked = input.ask(evQuestions);
  const prices = input.ask(energyPriceQuestions);
  const mistake = asked && chargingMistake(asked);
  if (mistake) input.refuse(mistake.field, mistake.words);
  const form = input.form('Work it out', 'Charging and prices');
  if (!asked || !prices || mistake) return { ...frame, form, ...mendFields };
  const { ratedKm, km: kmAYear } = asked;
  const charging = { ...buildChargingQuestion(asked), prices };
  const { batteryKwh, healthPercent } = charging;
  const range = electricRange({ ratedKm, healthPercent });
  const kwh = consumptionOf({ fuel: 'Electric', batteryKwh, rangeKm: ratedKm })?.kwh ?? 0;
  const cost = electricCostPer100Km(Number(kwh.toFixed(1)), prices);
  const charge = chargingTimes(charging);
  const winter = range.bySeason.find(({ season }) => season === 'winter');
  return {
    ...frame,
    form,
    summary: `${winter?.mixedKm ?? 0} km in winter, ${formatCents(cost.homeNight)} per 100 km on the night rate at home.`,
    headline: `${winter?.mixedKm ?? 0} km in winter`,
    example: `A ${batteryKwh} kWh car with an official range of ${ratedKm} km`,
    parts: [
      {
        kind: 'figures',
        figures: [
          {
            label: 'Range in winter',
            figure: `${winter?.mixedKm ?? 0} km`,
            detail: `${ratedKm} km official`,
          },
          {
            label: '100 km on the night rate',
            figure: formatCents(cost.homeNight),
            detail: `${cost.kwh} kWh`,
          },
          {
            label: 'Saved a year',
            figure: formatEuro(((cost.petrol - cost.homeNight) * kmAYear) / 100),
            detail: `compared with petrol, ${groupDigits(kmAYear)} km on the night rate`,
          },
        ],
      },
      rangeTable(range),
      healthBars(ratedKm, healthPercent),
      costBars(cost, kmAYear),
      chargingTable(charge, charging.fromPercent, charging.toPercent),
      {
        kind: 'links',
        links: [
          { label: 'See electric cars', href: electricCars(), isMain: true },
          {
            label: `Electric cars with ${ratedKm} km range or more`,
            href: electricCars({ rangeKm: { from: ratedKm } }),
          },
        ],
      },
    ],
    explained: explain(range, cost, charge, distanceExplained(kmAYear)),
  };
}

function electricCars(more: SearchQuery['filters'] = {}): string {
  return formatSearch({ channel: 'Car', filters: { fuel: { anyOf: ['Electric'] }, ...more } });
}

/** Names the source of the distance if the visitor keeps the default. */
function distanceExplained(kmAYear: number): Explained {
  const sources = kmAYear === standardKmAYear.Car ? [standardKmSource.Car] : [];
  return { working: [], sources, notes: [] };
}

const seasonWords: Record<Season, string> = { summer: 'Summer', mild: 'Spring and autumn', winter: 'Winter' };

function rangeTable({ bySeason }: RangeAnswer): TablePart {
  return {
    kind: 'table',
    title: 'Range by season and road',
    headings: ['Season', 'Mixed roads', 'At 100 km/h', 'At 120 km/h'],
    rows: bySeason.map(({ season, mixedKm, nationalRoadKm, motorwayKm }) => ({
      cells: [seasonWords[season], ...[mixedKm, nationalRoadKm, motorwayKm].map((km) => `${km}\u00a0km`)],
    })),
  };
}

const healthSteps = [100, 90, 80, 70] as const;

function healthBars(ratedKm: number, own: number): BarsPart {
  const steps = [...new Set([own, ...healthSteps])].sort((a, b) => b - a);
  const bars = steps.map((healthPercent) => {
    const { bySeason } = electricRange({ ratedKm, healthPercent });
    return { healthPercent, km: bySeason.find(({ season }) => season === 'winter')?.mixedKm ?? 0 };
  });
  const most = Math.max(1, ...bars.map(({ km }) => km));
  return {
    kind: 'bars',
    title: 'Winter range by battery health',
    labelHeading: 'Battery health',
    figureHeading: 'Range',
    bars: bars.map(({ healthPercent, km }) => ({
      label: healthPercent === own ? `${healthPercent}%, your figure` : `${healthPercent}%`,
      figure: `${km} km`,
      share: km / most,
      isQuiet: healthPercent !== own,
    })),
    note: 'Most makers guarantee 70% for eight years or 160,000 km.',
  };
}

function costBars(cost: CostPer100Km, kmAYear: number): BarsPart {
  const lines = [
    { label: 'At home, night rate', amount: cost.homeNight, isQuiet: false },
    { label: 'At home, day rate', amount: cost.homeDay, isQuiet: false },
    { label: 'At a fast charger', amount: cost.publicFast, isQuiet: false },
    { label: 'A petrol family car', amount: cost.petrol, isQuiet: true },
    { label: 'A diesel family car', amount: cost.diesel, isQuiet: true },
  ];
  const most = Math.max(0.01, ...lines.map(({ amount }) => amount));
  return {
    kind: 'bars',
    title: 'What 100 km costs',
    labelHeading: 'Where the energy comes from',
    figureHeading: 'Euro per 100 km',
    bars: lines.map(({ label, amount, isQuiet }) => ({
      label,
      detail: `${formatEuro((amount * kmAYear) / 100)} a year`,
      figure: formatCents(amount),
      share: amount / most,
      isQuiet,
    })),
  };
}

function chargingTable({ kwh, sessions }: ChargingAnswer, from: number, to: number): TablePart {
  return {
    kind: 'table',
    title: `Charging from ${from}% to ${to}% (${kwh} kWh)`,
    headings: ['Where', 'Power', 'Time', 'Cost'],
    rows: sessions.map(({ label, kw, minutes, cost }) => ({
      cells: [label, `${kw} kW`, formatMinutes(minutes), formatCents(cost)],
    })),
  };
}

function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
