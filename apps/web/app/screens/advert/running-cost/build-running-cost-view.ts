import { formatEuro, formatQuery, groupDigits } from '@forecourt/domain';
import type { YearlyCost } from '@forecourt/pricing';

export interface RunningCostView {
  /** `€4,300` */
  total: string;
  /** `a year, without loss of value: €360 a month, 29 cent a kilometre` */
  rest: string;
  rows: { label: string; value: string; note: string }[];
  notes: readonly string[];
  /** `Revenue (2026)` */
  sources: string[];
  distances: { label: string; href: string; isThis: boolean }[];
}

const distances = [5000, 10_000, 15_000, 20_000, 30_000] as const;

/** About what an Irish car is driven in a year. */
const usualDistance = 15_000;

/** Reads the distance that an address asks for; whatever is not offered is the usual one. */
export function parseYearlyDistance(text: string | null): number {
  return distances.find((km) => String(km) === text) ?? usualDistance;
}

export function buildRunningCostView(
  cost: YearlyCost,
  kmAYear: number,
  parameters: Iterable<readonly [string, string]>,
): RunningCostView {
  const kept = Object.fromEntries([...parameters].filter(([name]) => name !== 'km' && name !== 'contact'));
  return {
    total: formatEuro(cost.total),
    rest: `a year${withoutWords(cost)}: ${formatEuro(cost.perMonth)} a month, ${Math.round(cost.perKm * 100)} cent a kilometre`,
    rows: cost.working.map(({ label, detail, amount }) => ({
      label,
      value: amount === null ? 'Not known' : formatEuro(amount),
      note: detail,
    })),
    notes: cost.notes,
    sources: cost.sources.map(({ name, asOf }) => `${name} (${asOf.slice(0, 4)})`),
    distances: distances.map((km) => ({
      label: `${groupDigits(km)} km`,
      href: `${formatQuery({ ...kept, km })}#running-cost`,
      isThis: km === kmAYear,
    })),
  };
}

function withoutWords({ leftOut }: YearlyCost): string {
  const names = leftOut.map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return names.length === 0 ? '' : `, without ${names.join(' and ')}`;
}
