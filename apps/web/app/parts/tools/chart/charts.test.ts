import { expect, test } from 'vitest';
import { buildLineChart } from './build-line-chart.ts';
import { buildScatter, type PricedMileage } from './build-scatter.ts';
import { scatterFrame } from './chart-view.ts';

const point = (price: number, mileage: number | null): PricedMileage => ({ price, mileage, label: 'one' });
const own = { ...point(15_000, 80_000), label: 'Yours', name: 'Yours' };
const points = [point(12_000, 120_000), point(16_000, 60_000), point(14_000, 90_000), point(9000, null)];

test('adverts are placed by mileage and price', () => {
  const chart = buildScatter({ title: 'All', points, own, range: null });
  expect(chart?.points).toHaveLength(3);
  const [far, near] = chart?.points ?? [];
  expect(far?.x).toBeGreaterThan(near?.x ?? 0);
  expect(far?.y).toBeGreaterThan(near?.y ?? 0);
});

test('everything stays within the frame, including the range', () => {
  const chart = buildScatter({ title: 'All', points, own, range: { low: 8000, high: 21_000 } });
  expect(chart?.band?.y).toBeGreaterThanOrEqual(scatterFrame.top);
  expect((chart?.band?.y ?? 0) + (chart?.band?.height ?? 0)).toBeLessThanOrEqual(
    scatterFrame.height - scatterFrame.bottom,
  );
});

test('the range is at the mileage of its vehicle', () => {
  const chart = buildScatter({ title: 'All', points, own, range: { low: 8000, high: 21_000 } });
  expect(chart?.band?.x).toBe(chart?.own?.x);
});

test('a vehicle of unknown mileage is not placed, and neither is its range', () => {
  const chart = buildScatter({
    title: 'All',
    points,
    own: { ...own, mileage: null },
    range: { low: 8000, high: 21_000 },
  });
  expect(chart).toMatchObject({ own: null, band: null, legend: [{ mark: 'point' }] });
});

test('the drawing is described in words', () => {
  expect(buildScatter({ title: 'All', points, own, range: null })?.description).toBe(
    'Price against mileage for 3 adverts asking €12,000 to €16,000. Yours.',
  );
});

test('two adverts are not enough for a chart', () => {
  expect(buildScatter({ title: 'All', points: points.slice(0, 2), own, range: null })).toBeNull();
});

test('a line starts at zero and labels some of its steps', () => {
  const chart = buildLineChart({
    title: 'By age',
    description: 'Falling',
    unit: 'years',
    points: [0, 1, 2, 3].map((figure) => ({
      figure,
      price: 10_000 - figure * 1000,
      label: '',
      isOwn: figure === 0,
    })),
    columnsShown: 2,
    formatColumn: String,
    table: { headings: [], rows: [] },
  });
  expect(chart.rows[0]?.label).toBe('€0');
  expect(chart.columns.map(({ label }) => label)).toEqual(['0', '2']);
  expect(chart.line).toMatch(/^M\d+ [\d.]+(L\d+ [\d.]+){3}$/);
});
