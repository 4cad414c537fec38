import { formatEuro } from '@forecourt/domain';
import { type LineChartView, lineFrame } from './chart-view.ts';
import { buildAxis } from './scale.ts';

interface Followed {
  title: string;
  description: string;
  unit: string;
  points: readonly { figure: number; price: number; label: string; isOwn: boolean }[];
  /** Every how many points one is labelled; a small chart has no room for more. */
  columnsShown: number;
  formatColumn: (figure: number) => string;
  table: LineChartView['table'];
}

/** A price over a figure that rises in equal steps. */
export function buildLineChart(followed: Followed): LineChartView {
  const { points, formatColumn, columnsShown, ...rest } = followed;
  const { left, right, top, bottom, width, height } = lineFrame;
  const first = points[0]?.figure ?? 0;
  const last = points.at(-1)?.figure ?? 1;
  const across = (figure: number) =>
    Math.round(left + 8 + ((figure - first) / Math.max(1, last - first)) * (width - left - right - 8));
  // From zero: a line that starts at the lowest price would make a small loss look like a fall.
  const y = buildAxis([0, ...points.map(({ price }) => price)], [height - bottom, top]);
  const placed = points.map(({ figure, price, label, isOwn }) => ({
    x: across(figure),
    y: y.scale(price),
    label,
    isOwn,
  }));
  const every = Math.ceil(points.length / columnsShown);
  return {
    ...rest,
    rows: y.ticks.map((price) => ({ at: y.scale(price), label: formatEuro(price) })),
    columns: points
      .filter((_, index) => index % every === 0)
      .map(({ figure }) => ({ at: across(figure), label: formatColumn(figure) })),
    line: placed.map(({ x, y: down }, index) => `${index === 0 ? 'M' : 'L'}${x} ${down}`).join(''),
    points: placed,
  };
}
