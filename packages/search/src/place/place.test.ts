import { distanceKm } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellAt, cellOf, cellReachKm } from './cells.ts';
import { chordSquared, chordSquaredOfMetres, metresOfChord, pointAt } from './sphere.ts';

const position = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a straight line through the sphere gives the distance along the ground, to the metre', () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      const metres = metresOfChord(chordSquared(pointAt(a), pointAt(b)));
      expect(Math.abs(metres - distanceKm(a, b) * 1000)).toBeLessThanOrEqual(1);
    }),
    { seed: 10 },
  );
});

test('a distance and its straight line convert back to each other', () => {
  for (const metres of [0, 1, 5000, 250_000])
    expect(metresOfChord(chordSquaredOfMetres(metres))).toBe(metres);
});

test('nothing in a cell is farther from its middle than the cell’s reach', () => {
  fc.assert(
    fc.property(position, (place) => {
      const cell = cellOf(cellAt(place));
      expect(distanceKm(place, cell.middle)).toBeLessThanOrEqual(cellReachKm(cell));
    }),
    { seed: 11 },
  );
});
