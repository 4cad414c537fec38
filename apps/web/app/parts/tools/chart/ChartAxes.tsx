import type { TickView } from './chart-view.ts';

interface ChartAxesProps {
  frame: { width: number; height: number; left: number; right: number; top: number; bottom: number };
  rows: readonly TickView[];
  columns: readonly TickView[];
  unit: string;
  className: string | undefined;
}

/** A chart's grid lines and the figures at its edges. */
export function ChartAxes({ frame, rows, columns, unit, className }: ChartAxesProps) {
  const { width, height, left, right, bottom } = frame;
  const floor = height - bottom;
  return (
    <g className={className}>
      {rows.map(({ at, label }) => (
        <g key={label}>
          <line x1={left} x2={width - right} y1={at} y2={at} />
          <text x={left - 10} y={at} textAnchor="end" dominantBaseline="middle">
            {label}
          </text>
        </g>
      ))}
      {columns.map(({ at, label }) => (
        <text key={label} x={at} y={floor + 8} textAnchor="middle" dominantBaseline="hanging">
          {label}
        </text>
      ))}
      <text x={width - right} y={height - 4} textAnchor="end">
        {unit}
      </text>
    </g>
  );
}
