/** A sparse matrix: the entries of row i are from `starts[i]` to `starts[i + 1]`. */
export interface SparseRows {
  rows: number;
  columns: number;
  starts: Uint32Array;
  places: Int32Array;
  values: Float32Array;
}

/** Sets `to[i]` to the product of row i with the vector. */
export function timesVector(
  { rows, starts, places, values }: SparseRows,
  vector: Float64Array,
  to: Float64Array,
): void {
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    const end = starts[row + 1] ?? 0;
    for (let entry = starts[row] ?? 0; entry < end; entry += 1)
      sum += (values[entry] ?? 0) * (vector[places[entry] ?? 0] ?? 0);
    to[row] = sum;
  }
}

/** Adds the sum of the rows, each times its factor, to `to`: the product with the transposed matrix. */
export function addTransposed(
  { rows, starts, places, values }: SparseRows,
  factors: Float64Array,
  to: Float64Array,
): void {
  for (let row = 0; row < rows; row += 1) {
    const factor = factors[row] ?? 0;
    if (factor === 0) continue;
    const end = starts[row + 1] ?? 0;
    for (let entry = starts[row] ?? 0; entry < end; entry += 1) {
      const place = places[entry] ?? 0;
      to[place] = (to[place] ?? 0) + (values[entry] ?? 0) * factor;
    }
  }
}

/** The diagonal of XᵀWX: the weighted sum of squares of each column. */
export function columnWeights(
  { rows, columns, starts, places, values }: SparseRows,
  weights: Float64Array,
): Float64Array {
  const sums = new Float64Array(columns);
  for (let row = 0; row < rows; row += 1) {
    const weight = weights[row] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let entry = starts[row] ?? 0; entry < end; entry += 1) {
      const place = places[entry] ?? 0;
      const value = values[entry] ?? 0;
      sums[place] = (sums[place] ?? 0) + weight * value * value;
    }
  }
  return sums;
}
