import fc from 'fast-check';
import { expect, it } from 'vitest';
import { solveRidge } from './solve-ridge.ts';
import type { SparseRows } from './sparse-rows.ts';

function sparse(rows: readonly (readonly number[])[]): SparseRows {
  const starts = [0];
  const places: number[] = [];
  const values: number[] = [];
  for (const row of rows) {
    row.forEach((value, place) => {
      if (value === 0) return;
      places.push(place);
      values.push(value);
    });
    starts.push(places.length);
  }
  return {
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    starts: Uint32Array.from(starts),
    places: Int32Array.from(places),
    values: Float32Array.from(values),
  };
}

it('reaches zero gradient: at the solution the weighted errors and the penalties are in balance', () => {
  const small = fc.integer({ min: -4, max: 4 });
  const problem = fc.integer({ min: 1, max: 6 }).chain((columns) =>
    fc.array(
      fc.record({
        row: fc.array(small, { minLength: columns, maxLength: columns }),
        target: small,
        weight: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  );
  fc.assert(
    fc.property(problem, (cases) => {
      const matrix = sparse(cases.map(({ row }) => row));
      const penalties = new Float64Array(matrix.columns).fill(0.5);
      const coefficients = new Float64Array(matrix.columns);
      solveRidge(
        {
          matrix,
          target: Float64Array.from(cases, ({ target }) => target),
          weights: Float64Array.from(cases, ({ weight }) => weight),
          penalties,
        },
        coefficients,
        { iterations: 200, tolerance: 1e-12 },
      );
      for (let column = 0; column < matrix.columns; column += 1) {
        let slope = -0.5 * (coefficients[column] ?? 0);
        for (const { row, target, weight } of cases) {
          const given = row.reduce((sum, value, place) => sum + value * (coefficients[place] ?? 0), 0);
          slope += weight * (row[column] ?? 0) * (target - given);
        }
        expect(Math.abs(slope)).toBeLessThan(1e-6);
      }
    }),
    { seed: 3, numRuns: 200 },
  );
});
