import { exampleAdvert } from '@forecourt/domain/testing';
import { buildSavedAdsItem, type SavedList } from '@forecourt/site';
import { describe, expect, test } from 'vitest';
import { savedVehicleOfAdvert } from '../../../visitor/saved/saved-vehicle-of-advert.ts';
import { buildSavedView } from './build-saved-view.ts';

const advert = (publicReference: string, price: number | null, year = 2019, model = 'Octavia') => ({
  ...exampleAdvert,
  publicReference,
  price,
  vehicle: { ...exampleAdvert.vehicle, model, year, registration: null },
});
const first = advert('aaaaaaaaaaaa', 12_000, 2018, 'Superb');
const second = advert('bbbbbbbbbbbb', 9_000, 2021, 'Fabia');
const third = advert('cccccccccccc', null, 2016, 'Kodiaq');
const list: SavedList = [first, second, third].map(savedVehicleOfAdvert);
const answerOf = (...adverts: (typeof first)[]) =>
  new Map(adverts.map((each) => [each.publicReference, buildSavedAdsItem(each)]));
const everything = answerOf(first, second, third);
const ids = (entries: { card: { id: string } }[]) => entries.map(({ card }) => card.id[0]).join('');

describe('before the server has responded', () => {
  test('everything shows as it was saved, the latest first', () => {
    const entries = buildSavedView(list, null, 'newest', 'Car');
    expect(ids(entries)).toBe('cba');
    expect(entries.some((entry) => entry.isExpired || entry.priceChange)).toBe(false);
  });
});

describe('once it has', () => {
  test('a price that fell since the vehicle was saved is mentioned', () => {
    const answer = answerOf({ ...first, price: 11_500 });
    const [entry] = buildSavedView(list.slice(0, 1), answer, 'newest', 'Car');
    expect(entry?.priceChange?.text).toBe('€500 less than when you saved it');
    expect(entry?.card.price).toBe('€11,500');
  });

  test('an ended advert is expired, and its price is not mentioned', () => {
    const answer = answerOf({ ...first, status: 'ended' as const, price: 1 });
    expect(buildSavedView(list.slice(0, 1), answer, 'newest', 'Car')[0]).toMatchObject({
      isExpired: true,
      priceChange: null,
    });
  });

  test('one that the server no longer knows is expired', () => {
    const answer = new Map([[first.publicReference, null]]);
    expect(buildSavedView(list.slice(0, 1), answer, 'newest', 'Car')[0]?.isExpired).toBe(true);
  });

  test('one saved after the request is shown as it was saved', () => {
    expect(buildSavedView(list, answerOf(first), 'newest', 'Car').map((entry) => entry.isExpired)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the order', () => {
  test.each([
    ['newest', 'cba'],
    ['price-asc', 'bac'],
    ['price-desc', 'abc'],
    ['year-desc', 'bac'],
    ['title', 'bca'],
  ] as const)('by %s is %s', (sort, expected) => {
    expect(ids(buildSavedView(list, everything, sort, 'Car'))).toBe(expected);
  });

  test('puts ended adverts last', () => {
    const answer = answerOf(first, { ...second, status: 'ended' }, third);
    expect(ids(buildSavedView(list, answer, 'price-asc', 'Car'))).toBe('acb');
  });
});
