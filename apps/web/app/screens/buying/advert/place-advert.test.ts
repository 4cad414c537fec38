import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { placeAdvert } from './place-advert.ts';

const { publicReference } = exampleAdvert;

test('an advert is found at its own address, in any spelling of make, model and reference', () => {
  const asked = `/used-cars/some/thing/fpa/${publicReference.toUpperCase()}`;
  const { path, isInSearch } = placeAdvert(exampleAdvert, asked);
  expect(path).toMatch(new RegExp(`^/used-cars/[^/]+/[^/]+/fpa/${publicReference}$`));
  expect(isInSearch).toBe(false);
});

test('an advert requested under another channel is shown in its own', () => {
  const path = (asked: string) => placeAdvert(exampleAdvert, asked).path;
  expect(path(`/bikes/used/a/b/fpa/${publicReference}`)).toBe(path(`/used-cars/a/b/fpa/${publicReference}`));
  expect(path(`/bikes/search/${publicReference}/advert`)).toBe(`/search/${publicReference}/advert`);
});

test('an advert found by a search stays within it', () => {
  expect(placeAdvert(exampleAdvert, `/search/${publicReference.toUpperCase()}/advert`)).toEqual({
    path: `/search/${publicReference}/advert`,
    isInSearch: true,
  });
});
