import {
  type Advert,
  type Channel,
  formatEuro,
  formatQuery,
  groupDigits,
  standardKmAYear,
} from '@forecourt/domain';
import type { YearlyCost } from '@forecourt/pricing';
import { explain } from '../../../../parts/tools/answer/explain.ts';
import { withoutWords } from '../../../../parts/tools/running-costs/without-words.ts';
import { electricCarPath, runningCostsPath } from '../../../../parts/tools/tool-path.ts';
import type { ExplainedView } from '../../../../parts/tools/tool-view.ts';

export interface RunningCostView {
  /** `€4,300` */
  total: string;
  /** `a year, without depreciation and insurance: €360 a month, 29 cent a kilometre` */
  rest: string;
  rows: { label: string; value: string; note: string }[];
  notes: ExplainedView['notes'];
  sources: ExplainedView['sources'];
  distances: { label: string; href: string; isThis: boolean }[];
  /** Tools that calculate the same with other figures. */
  tools: { label: string; href: string }[];
}

/** The default distance among others. */
function distancesOf(channel: Channel): readonly number[] {
  return [...new Set([5000, 10_000, 20_000, 30_000, standardKmAYear[channel]])].sort((a, b) => a - b);
}

/** Reads the distance from an address; falls back to the one that searches compare by. */
export function parseYearlyDistance(text: string | null, channel: Channel): number {
  return distancesOf(channel).find((km) => String(km) === text) ?? standardKmAYear[channel];
}

export function buildRunningCostView(
  { publicReference, channel, vehicle }: Pick<Advert, 'publicReference' | 'channel' | 'vehicle'>,
  cost: YearlyCost,
  kmAYear: number,
  parameters: Iterable<readonly [string, string]>,
): RunningCostView {
  const kept = Object.fromEntries([...parameters].filter(([name]) => name !== 'km' && name !== 'contact'));
  const without = withoutWords(cost);
  const { notes, sources } = explain(cost);
  return {
    total: formatEuro(cost.total),
    rest: `a year${without && `, ${without}`}: ${formatEuro(cost.perMonth)} a month, ${Math.round(cost.perKm * 100)} cent a kilometre`,
    rows: cost.working.map(({ label, detail, amount }) => ({
      label,
      value: amount === null ? 'Not known' : formatEuro(amount),
      note: detail,
    })),
    notes,
    sources,
    distances: distancesOf(channel).map((km) => ({
      label: `${groupDigits(km)} km`,
      href: `${formatQuery({ ...kept, km })}#running-cost`,
      isThis: km === kmAYear,
    })),
    tools: [
      { label: 'Use your own kilometres, prices and insurance', href: runningCostsPath(publicReference) },
      ...(vehicle.fuel === 'Electric'
        ? [{ label: 'Its range and charging', href: electricCarPath(vehicle) }]
        : []),
    ],
  };
}
