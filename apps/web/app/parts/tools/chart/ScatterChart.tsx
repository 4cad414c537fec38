import { useId } from 'react';
import styles from './Chart.module.css';
import { ChartAxes } from './ChartAxes.tsx';
import { type ScatterPart, scatterFrame } from './chart-view.ts';

const bandWidth = 32;

/** Rendered on the server. The list of adverts beside it gives the same as text. */
export function ScatterChart({ chart }: { chart: ScatterPart }) {
  const id = useId();
  const { width, height } = scatterFrame;
  const { band, own } = chart;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.title} id={id}>
        {chart.title}
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={chart.description}
      >
        {band ? (
          <rect
            className={styles.band}
            x={band.x - bandWidth / 2}
            y={band.y}
            width={bandWidth}
            height={band.height}
          />
        ) : null}
        <ChartAxes
          className={styles.axes}
          frame={scatterFrame}
          rows={chart.rows}
          columns={chart.columns}
          unit={chart.unit}
        />
        {chart.points.map(({ x, y, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two adverts may have the same price and mileage
          <circle key={index} className={styles.point} cx={x} cy={y} r="5">
            <title>{label}</title>
          </circle>
        ))}
        {own ? (
          <circle className={styles.own} cx={own.x} cy={own.y} r="9">
            <title>{own.label}</title>
          </circle>
        ) : null}
      </svg>
      <ul className={styles.legend}>
        {chart.legend.map(({ mark, label }) => (
          <li key={mark}>
            <span className={styles.mark} data-mark={mark} />
            {label}
          </li>
        ))}
      </ul>
    </figure>
  );
}
