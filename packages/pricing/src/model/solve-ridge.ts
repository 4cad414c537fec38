import { addTransposed, columnWeights, type SparseRows, timesVector } from './sparse-rows.ts';

export interface RidgeProblem {
  matrix: SparseRows;
  target: Float64Array;
  /** Per row; a row of weight 0 is ignored. */
  weights: Float64Array;
  /** Per column: the penalty that keeps its coefficient near zero. */
  penalties: Float64Array;
}

export interface Patience {
  iterations: number;
  /** Stops when the error has shrunk to this fraction of what a start from zero would have. */
  tolerance: number;
}

/**
 * Weighted ridge regression, (XᵀWX + Λ) β = XᵀWy, by conjugate gradients with the diagonal as preconditioner.
 * Starts from the given coefficients and overwrites them with the solution. The matrix XᵀWX is never built:
 * with ten thousand columns it would be a hundred million numbers, nearly all of them zero.
 */
export function solveRidge(problem: RidgeProblem, coefficients: Float64Array, patience: Patience): number {
  const { matrix, target, weights, penalties } = problem;
  const { rows, columns } = matrix;
  const onRows = new Float64Array(rows);
  const product = new Float64Array(columns);

  const diagonal = columnWeights(matrix, weights);
  for (let column = 0; column < columns; column += 1)
    diagonal[column] = (diagonal[column] ?? 0) + (penalties[column] ?? 0) || 1;

  function applyNormal(vector: Float64Array): void {
    timesVector(matrix, vector, onRows);
    for (let row = 0; row < rows; row += 1) onRows[row] = (onRows[row] ?? 0) * (weights[row] ?? 0);
    for (let column = 0; column < columns; column += 1)
      product[column] = (penalties[column] ?? 0) * (vector[column] ?? 0);
    addTransposed(matrix, onRows, product);
  }

  const residual = new Float64Array(columns);
  const weighted = Float64Array.from(target, (value, row) => value * (weights[row] ?? 0));
  addTransposed(matrix, weighted, residual);
  const reference = preconditionedSquare(residual, diagonal);
  applyNormal(coefficients);
  for (let column = 0; column < columns; column += 1)
    residual[column] = (residual[column] ?? 0) - (product[column] ?? 0);

  const direction = residual.map((value, column) => value / (diagonal[column] ?? 1));
  let square = preconditionedSquare(residual, diagonal);
  let iteration = 0;
  for (; iteration < patience.iterations; iteration += 1) {
    if (square <= patience.tolerance ** 2 * reference) break;
    applyNormal(direction);
    const step = square / dot(direction, product);
    for (let column = 0; column < columns; column += 1) {
      coefficients[column] = (coefficients[column] ?? 0) + step * (direction[column] ?? 0);
      residual[column] = (residual[column] ?? 0) - step * (product[column] ?? 0);
    }
    const next = preconditionedSquare(residual, diagonal);
    const keep = next / square;
    square = next;
    for (let column = 0; column < columns; column += 1)
      direction[column] = (residual[column] ?? 0) / (diagonal[column] ?? 1) + keep * (direction[column] ?? 0);
  }
  return iteration;
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}

function preconditionedSquare(vector: Float64Array, diagonal: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < vector.length; index += 1)
    sum += ((vector[index] ?? 0) * (vector[index] ?? 0)) / (diagonal[index] ?? 1);
  return sum;
}
