import { exampleAdvert } from '@forecourt/domain/examples';
import { expect, test } from 'vitest';
import { buildUnratedView } from './build-unrated-view.ts';

test('an advert without a rating says why, and links to the closest comparison', () => {
  expect(buildUnratedView(exampleAdvert, [])).toEqual({
    reason: 'Too few similar adverts to rate this price',
    link: { text: 'See every Škoda Octavia', href: '/used-cars/skoda/octavia?sort=price-asc' },
  });
});

test('a doubt is another reason', () => {
  expect(buildUnratedView(exampleAdvert, ['mileage'])?.reason).toBe('We do not rate this price');
});

test('without an asking price there is nothing to rate', () => {
  expect(buildUnratedView({ ...exampleAdvert, price: null }, [])).toBeNull();
});
