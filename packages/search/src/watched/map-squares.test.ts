import { distanceKm } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareAt, squaresWithin } from './map-squares.ts';

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const nearby = fc.record({
  north: fc.double({ min: -2, max: 2, noNaN: true }),
  east: fc.double({ min: -3, max: 3, noNaN: true }),
});

test('a position within a circle is in one of the circle’s squares', () => {
  fc.assert(
    fc.property(position, nearby, (middle, { north, east }) => {
      const other = {
        latitude: Math.max(-90, Math.min(90, middle.latitude + north)),
        longitude: Math.max(-180, Math.min(180, middle.longitude + east)),
      };
      const squares = squaresWithin(middle, distanceKm(middle, other));
      if (squares) expect(squares).toContain(squareAt(other));
    }),
    { numRuns: 5000, seed: 3 },
  );
});

test('a town of Ireland has a few squares around it, half of the island too many', () => {
  const dublin = { latitude: 53.35, longitude: -6.26 };
  expect(squaresWithin(dublin, 25)?.length).toBeLessThan(16);
  expect(squaresWithin(dublin, 25)).not.toContain(squareAt({ latitude: 51.9, longitude: -8.47 }));
  expect(squaresWithin(dublin, 300)).toBeNull();
});
