import type { Position } from '@forecourt/domain';

/** About 28 km from south to north, and as many from west to east in Ireland. */
const squaresPerDegree = { latitude: 4, longitude: 2.4 };
/** A little less than a degree of latitude measures: a circle reaches rather too far than not far enough. */
const kmPerDegree = 111;
/** A circle that reaches into more covers most of the island. */
const mostSquares = 100;
/** Nearer to a pole, degrees of longitude become too short to count with. */
const lastLatitude = 80;

/** The name of the square of the map in which a position is. */
export function squareAt({ latitude, longitude }: Position): string {
  return nameOf(rowOf(latitude), columnOf(longitude));
}

/** The names of all squares that a circle reaches into; null if there are too many or it reaches around the earth. */
export function squaresWithin({ latitude, longitude }: Position, radiusKm: number): string[] | null {
  const height = (radiusKm + 1) / kmPerDegree;
  const farthest = Math.abs(latitude) + height;
  if (!(farthest < lastLatitude)) return null;
  const width = height / Math.cos((farthest * Math.PI) / 180);
  if (!(Math.abs(longitude) + width < 180)) return null;
  const squares: string[] = [];
  for (let row = rowOf(latitude - height); row <= rowOf(latitude + height); row++) {
    for (let column = columnOf(longitude - width); column <= columnOf(longitude + width); column++) {
      squares.push(nameOf(row, column));
      if (squares.length > mostSquares) return null;
    }
  }
  return squares;
}

function rowOf(latitude: number): number {
  return Math.floor(latitude * squaresPerDegree.latitude);
}

function columnOf(longitude: number): number {
  return Math.floor(longitude * squaresPerDegree.longitude);
}

function nameOf(row: number, column: number): string {
  return `square ${row} ${column}`;
}
