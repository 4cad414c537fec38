import { distanceKm, type Position } from '@forecourt/domain';

/** About 2.8 km each way in Ireland. */
export const cellHeight = 0.025;
export const cellWidth = 0.04;

/** More than one circle of latitude has. */
const columns = 10_000;

/** The number of the cell that contains a position; a cell includes its southern and western edge. */
export function cellAt({ latitude, longitude }: Position): number {
  return Math.floor(latitude / cellHeight) * columns + Math.floor(longitude / cellWidth) + columns / 2;
}

export interface Cell {
  south: number;
  west: number;
  middle: Position;
}

export function cellOf(number: number): Cell {
  const row = Math.floor(number / columns);
  const south = row * cellHeight;
  const west = (number - row * columns - columns / 2) * cellWidth;
  return { south, west, middle: { latitude: south + cellHeight / 2, longitude: west + cellWidth / 2 } };
}

/**
 * The largest distance from a cell's middle to its edge, with a metre to spare for rounding: anything in the
 * cell is at most this much nearer or farther than its middle. Cells narrow towards the poles: the corner
 * nearer to the equator is the farthest.
 */
export function cellReachKm({ south, west, middle }: Cell): number {
  const latitude = middle.latitude >= 0 ? south : south + cellHeight;
  return distanceKm(middle, { latitude, longitude: west }) + 0.001;
}
