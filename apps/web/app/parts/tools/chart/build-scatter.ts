import { formatEuro, groupDigits } from '@forecourt/domain';
import { type ScatterPart, scatterFrame } from './chart-view.ts';
import { buildAxis, fitAxis } from './scale.ts';

export interface PricedMileage {
  price: number;
  mileage: number | null;
  /** `2019, 84,000 km, €15,950` */
  label: string;
}

interface Scattered {
  title: string;
  points: readonly PricedMileage[];
  /** The vehicle in question, and its label: `Yours`. */
  own: PricedMileage & { name: string };
  /** The expected price range. */
  range: { low: number; high: number } | null;
}

/** Price against mileage; null if too few adverts state a mileage. */
export function buildScatter({ title, points, own, range }: Scattered): ScatterPart | null {
  const placed = points.filter(hasMileage);
  if (placed.length < 3) return null;
  const { left, right, top, bottom, width, height } = scatterFrame;
  const across = own.mileage === null ? placed : [...placed, { ...own, mileage: own.mileage }];
  const x = fitAxis(
    across.map(({ mileage }) => mileage),
    [left, width - right],
    3,
  );
  const y = buildAxis(
    [...placed.map(({ price }) => price), own.price, ...(range ? [range.low, range.high] : [])],
    [height - bottom, top],
  );
  const prices = placed.map(({ price }) => price);
  const marked =
    own.mileage === null ? null : { x: x.scale(own.mileage), y: y.scale(own.price), label: own.label };
  return {
    kind: 'scatter',
    title,
    description: `Price against mileage for ${groupDigits(placed.length)} adverts asking ${formatEuro(Math.min(...prices))} to ${formatEuro(Math.max(...prices))}. ${own.label}.`,
    rows: y.ticks.map((price) => ({ at: y.scale(price), label: formatEuro(price) })),
    columns: x.ticks.map((mileage) => ({ at: x.scale(mileage), label: String(mileage / 1000) })),
    unit: 'Mileage (thousand km)',
    points: placed.map(({ price, mileage, label }) => ({ x: x.scale(mileage), y: y.scale(price), label })),
    // Only at its own mileage: the others differ in age and distance, so the range does not apply to them.
    band:
      range && marked
        ? { x: marked.x, y: y.scale(range.high), height: y.scale(range.low) - y.scale(range.high) }
        : null,
    own: marked,
    legend: [
      { mark: 'point', label: 'Similar adverts' },
      ...(marked ? [{ mark: 'own' as const, label: own.name }] : []),
      ...(range && marked ? [{ mark: 'band' as const, label: 'Where eight in ten dealer prices fall' }] : []),
    ],
  };
}

function hasMileage<Point extends PricedMileage>(point: Point): point is Point & { mileage: number } {
  return point.mileage !== null;
}
