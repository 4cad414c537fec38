import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { placeName } from '../../../../parts/vehicle/place-name.ts';
import { buildPlaceView } from './build-place-view.ts';

const seller = { kind: 'private', name: 'Aoife', phone: null, email: null } as const;

test('a dealer is shown at its location', () => {
  expect(buildPlaceView(exampleAdvert).wide.src).toBe('/maps/place/53.46,-6.218.svg?span=60&shape=wide');
});

test('a private seller’s exact position is not in the view', () => {
  const place = { ...exampleAdvert.place, latitude: 53.4711, longitude: -6.2333 };
  const view = buildPlaceView({ seller, place });
  expect(JSON.stringify(view)).not.toContain('53.471');
  expect(view.wide.src).toContain('area=1');
});

test('says that only the county is known, and marks no location', () => {
  const place = { ...exampleAdvert.place, town: null, precision: 'county' } as const;
  const view = buildPlaceView({ ...exampleAdvert, place });
  expect(view.name).toBe('Co. Dublin');
  expect(view.note).toContain('the map shows the middle of Co. Dublin');
  expect(view.wide.src).toContain('area=1');
});

test('a dealer with only a known town is shown in its town', () => {
  const place = { ...exampleAdvert.place, precision: 'town' } as const;
  expect(buildPlaceView({ ...exampleAdvert, place }).note).toMatch(/^The map shows the town\./);
});

test('a town with the name of its county is not repeated', () => {
  expect(placeName({ ...exampleAdvert.place, town: 'Dublin' })).toBe('Co. Dublin');
  expect(placeName(exampleAdvert.place)).toBe('Swords, Co. Dublin');
});
