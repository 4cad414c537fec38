import type { Advert, Doubted } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import type { PriceRating } from '@forecourt/pricing';
import { expect, test } from 'vitest';
import { rankPriceCuts } from './rank-price-cuts.ts';

const now = new Date('2026-11-15T12:00:00.000Z');

function cut(name: string, before: number, price: number, day = '2026-11-09'): Advert {
  return {
    ...exampleAdvert,
    publicReference: name,
    price,
    priceHistory: [
      { at: '2026-10-01T12:00:00.000Z', price: before },
      { at: `${day}T12:00:00.000Z`, price },
    ],
  };
}

function rank(
  adverts: Advert[],
  market: Record<string, number> = {},
  doubted: Record<string, Doubted[]> = {},
): string[] {
  const pricing = {
    rate: ({ publicReference, price }: Pick<Advert, 'publicReference' | 'price'>) => {
      const expected = market[publicReference];
      return expected === undefined ? null : rating(expected, price ?? 0);
    },
    doubts: ({ publicReference }: Pick<Advert, 'publicReference'>) => doubted[publicReference] ?? [],
  };
  return rankPriceCuts(adverts, pricing, now).map(({ publicReference }) => publicReference);
}

const rating = (expected: number, price: number) =>
  ({ expected, difference: price - expected }) as PriceRating;

test('the largest cut in per cent comes first, not the largest in euro or the latest', () => {
  const dear = cut('dear', 60_000, 58_000, '2026-11-14');
  expect(rank([dear, cut('cheap', 5000, 4000, '2026-11-01')])).toEqual(['cheap', 'dear']);
});

test('of two like cuts, the better price comes first', () => {
  const market = { high: 8000, low: 10_000 };
  expect(rank([cut('high', 10_000, 9000), cut('low', 10_000, 9000)], market)).toEqual(['low', 'high']);
});

test('a price that is still far too high does not lead by its cut', () => {
  const market = { high: 10_000, fair: 9500 };
  expect(rank([cut('high', 16_000, 13_500), cut('fair', 10_000, 9500)], market)).toEqual(['fair', 'high']);
});

test('what is doubted, such as a price too low to rate, is not in it', () => {
  expect(rank([cut('wrong', 4000, 2100), cut('right', 4000, 3900)], {}, { wrong: ['price'] })).toEqual([
    'right',
  ]);
});

test('without a recent cut there is nothing to rank', () => {
  expect(rank([exampleAdvert, cut('old', 5000, 4000, '2026-09-01'), cut('up', 4000, 5000)])).toEqual([]);
});
