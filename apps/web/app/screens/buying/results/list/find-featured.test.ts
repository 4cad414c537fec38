import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { pickFeatured } from './find-featured.server.ts';

const hit = (publicReference: string, dealerId: number, isFeatured = false) => ({
  advert: { ...exampleAdvert, publicReference, isFeatured, seller: { kind: 'trade', dealerId } as const },
  distance: null,
});
const pick = (...hits: ReturnType<typeof hit>[]) =>
  pickFeatured(hits).map(({ advert }) => advert.publicReference);

test('each dealer has one before any has two', () => {
  expect(pick(hit('a', 1), hit('b', 1), hit('c', 2), hit('d', 3))).toEqual(['a', 'c', 'd']);
});

test('a gap in the row is filled with a dealer’s second advert', () => {
  expect(pick(hit('a', 1), hit('b', 1), hit('c', 2))).toEqual(['a', 'c', 'b']);
});

test('individually paid adverts come first', () => {
  expect(pick(hit('a', 1), hit('b', 2, true))).toEqual(['b', 'a']);
});
