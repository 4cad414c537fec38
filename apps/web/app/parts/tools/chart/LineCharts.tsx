import { useId } from 'react';
import { ToolTable } from '../answer/ToolTable.tsx';
import styles from './Chart.module.css';
import { ChartAxes } from './ChartAxes.tsx';
import { type LineChartView, lineFrame } from './chart-view.ts';

export function LineCharts({ charts }: { charts: readonly LineChartView[] }) {
  return (
    <div className={styles.lines}>
      {charts.map((chart) => (
        <LineChart key={chart.title} chart={chart} />
      ))}
    </div>
  );
}

function LineChart({ chart }: { chart: LineChartView }) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.title} id={id}>
        {chart.title}
      </figcaption>
      <svg
        className={styles.drawing}
        data-size="small"
        viewBox={`0 0 ${lineFrame.width} ${lineFrame.height}`}
        role="img"
        aria-label={chart.description}
      >
        <ChartAxes
          className={styles.axes}
          frame={lineFrame}
          rows={chart.rows}
          columns={chart.columns}
          unit={chart.unit}
        />
        <path className={styles.line} d={chart.line} />
        {chart.points.map(({ x, y, label, isOwn }) => (
          <circle key={x} className={styles.step} data-own={isOwn || undefined} cx={x} cy={y} r="5">
            <title>{label}</title>
          </circle>
        ))}
      </svg>
      <ToolTable
        table={{ kind: 'table', title: `${chart.title}, as a table`, isFolded: true, ...chart.table }}
      />
    </figure>
  );
}
