import { exampleAdvert } from '@forecourt/domain/examples';
import { expect, test } from 'vitest';
import { placeAdvert } from './place-advert.ts';

const { publicReference } = exampleAdvert;

test('an advert is shown at its own address, however make, model and reference are written', () => {
  const asked = `/used-cars/some/thing/fpa/${publicReference.toUpperCase()}`;
  const { path, isInSearch } = placeAdvert(exampleAdvert, asked);
  expect(path).toMatch(new RegExp(`^/used-cars/[^/]+/[^/]+/fpa/${publicReference}$`));
  expect(isInSearch).toBe(false);
});

test('one that is asked for among other vehicles is shown among its own', () => {
  const path = (asked: string) => placeAdvert(exampleAdvert, asked).path;
  expect(path(`/bikes/used/a/b/fpa/${publicReference}`)).toBe(path(`/used-cars/a/b/fpa/${publicReference}`));
  expect(path(`/bikes/search/${publicReference}/advert`)).toBe(`/search/${publicReference}/advert`);
});

test('one that was found by a search stays within it', () => {
  expect(placeAdvert(exampleAdvert, `/search/${publicReference.toUpperCase()}/advert`)).toEqual({
    path: `/search/${publicReference}/advert`,
    isInSearch: true,
  });
});
