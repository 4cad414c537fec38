import { expect, test } from 'vitest';
import { distanceRange } from './distance-range.ts';
import { findTown } from './find-town.ts';
import { type ParsedPlace, parsePlace } from './parse-place.ts';

const dublin = { latitude: 53.3498, longitude: -6.2603 };

const placeOf = (parsed: ParsedPlace) => {
  if (parsed.kind === 'bad') throw new Error(parsed.reason);
  return parsed.place;
};

test('a town is at a single distance', () => {
  const { fromKm, toKm } = distanceRange(dublin, placeOf(parsePlace({ town: 'Tralee' })));
  expect(fromKm).toBe(toKm);
});

test('a county is anywhere between its nearest and its farthest town', () => {
  const { fromKm, toKm } = distanceRange(dublin, placeOf(parsePlace({ county: 'Kerry' })));
  expect(fromKm).toBeGreaterThan(220);
  expect(fromKm).toBeLessThan(240);
  expect(toKm).toBeGreaterThan(310);
  expect(toKm).toBeLessThan(335);
});

test('from within the county it begins at zero', () => {
  const tralee = findTown('Tralee') ?? dublin;
  expect(distanceRange(tralee, placeOf(parsePlace({ county: 'Kerry' }))).fromKm).toBe(0);
});
