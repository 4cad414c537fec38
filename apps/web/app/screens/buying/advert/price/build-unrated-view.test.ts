import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildUnratedView } from './build-unrated-view.ts';

test('an advert without a rating says why, and links to the closest comparison', () => {
  expect(buildUnratedView(exampleAdvert, [], false)).toEqual({
    reason: 'Too few similar adverts to rate this price',
    link: { text: 'See every Škoda Octavia', href: '/used-cars/skoda/octavia?sort=price-asc' },
  });
});

test('a doubt is another reason', () => {
  expect(buildUnratedView(exampleAdvert, ['mileage'], false)?.reason).toBe('We haven’t rated this price');
});

test('without an asking price there is nothing to rate', () => {
  expect(buildUnratedView({ ...exampleAdvert, price: null }, [], false)).toBeNull();
});

test('a price that is too low to believe is no bargain', () => {
  expect(buildUnratedView(exampleAdvert, ['price'], true)?.reason).toBe(
    'Too low to rate: check it carefully',
  );
});
