import { exampleAdvert } from '@forecourt/domain/examples';
import { expect, test } from 'vitest';
import { buildPlaceView, placeName } from './build-place-view.ts';

const seller = { kind: 'private', name: 'Aoife', phone: null, email: null } as const;

test('a dealer stands where it is', () => {
  expect(buildPlaceView(exampleAdvert).wide.src).toBe('/maps/place/53.46,-6.218.svg?span=120&shape=wide');
});

test('a private seller’s own position is nowhere in the view', () => {
  const place = { ...exampleAdvert.place, latitude: 53.4711, longitude: -6.2333 };
  const view = buildPlaceView({ seller, place });
  expect(JSON.stringify(view)).not.toContain('53.471');
  expect(view.wide.src).toContain('area=1');
});

test('a town of the same name as its county is not said twice', () => {
  expect(placeName({ ...exampleAdvert.place, town: 'Dublin' })).toBe('Co. Dublin');
  expect(placeName(exampleAdvert.place)).toBe('Swords, Co. Dublin');
});
