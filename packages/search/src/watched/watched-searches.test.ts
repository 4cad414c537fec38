import type { SearchQuery } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAdvert } from '../testing/advert-sample.ts';
import { arbitraryAdvert, arbitraryQuery } from '../testing/arbitrary-market.ts';
import { WatchedSearches } from './watched-searches.ts';

const today = '2026-11-15';
const focus = sampleAdvert('focus', { vehicle: { make: 'Ford', model: 'Focus' }, price: 9000 });
const golf = sampleAdvert('golf', { vehicle: { make: 'Volkswagen', model: 'Golf' }, price: 12_000 });

function watch(...queries: Omit<SearchQuery, 'channel'>[]): WatchedSearches {
  const watched = new WatchedSearches({ today: () => today });
  for (const [index, query] of queries.entries()) watched.set(index + 1, { channel: 'Car', ...query });
  return watched;
}

const found = (watched: WatchedSearches, ...adverts: Parameters<WatchedSearches['match']>[0]) =>
  Object.fromEntries(watched.match(adverts));

describe('watched searches', () => {
  test('find an advert by a name in any spelling', () => {
    const watched = watch(
      { filters: { make: { anyOf: ['FORD'] } } },
      { filters: { model: { anyOf: ['golf'] } } },
    );
    expect(found(watched, focus, golf)).toEqual({ focus: [1], golf: [2] });
  });

  test('never guess what a word means: a page would show the Volkswagen', () => {
    expect(found(watch({ words: 'volkswaagen' }), golf)).toEqual({});
    expect(found(watch({ words: 'volks' }), golf)).toEqual({ golf: [1] });
    expect(found(watch({ words: 'volkswagen|ford' }), golf, focus)).toEqual({ golf: [1], focus: [1] });
  });

  test('ignore the order, the page and a place without a radius', () => {
    const cork = { latitude: 51.9, longitude: -8.47 };
    expect(found(watch({ sort: 'price-desc', page: 7, size: 3, near: cork }), focus)).toEqual({ focus: [1] });
  });

  test('find nothing that has ended, nor what an earlier batch brought', () => {
    const watched = watch({});
    expect(found(watched, focus)).toEqual({ focus: [1] });
    expect(found(watched, { ...focus, status: 'ended' })).toEqual({});
    expect(found(watched, golf)).toEqual({ golf: [1] });
  });

  test('meet every condition, also of a search with more conditions than are kept at hand', () => {
    const many: SearchQuery['filters'] = {
      make: { anyOf: ['Ford'] },
      model: { anyOf: ['Focus'] },
      price: { to: 10_000 },
      year: { from: 1990 },
      condition: { anyOf: ['Used', 'New', 'Demonstrator'] },
    };
    const words = 'ford focus';
    const excluded = { fuel: ['Gas'], colour: ['Pink'], body: ['Roadster'] };
    const watched = watch(
      { filters: many, words, excluded, notWords: 'crashed' },
      { filters: many, words, excluded, notWords: 'crashed focus' },
    );
    expect(found(watched, focus)).toEqual({ focus: [1] });
  });

  test('keep the others that are filed with one that is removed or edited', () => {
    const cheap = { filters: { price: { to: 10_000 } } };
    const watched = watch(cheap, cheap, cheap, cheap);
    watched.remove(1);
    expect(found(watched, focus)).toEqual({ focus: [2, 3, 4] });
    watched.set(3, { channel: 'Car', filters: { price: { to: 100 } } });
    expect(found(watched, focus)).toEqual({ focus: [2, 4] });
    watched.remove(4);
    watched.remove(4);
    expect(found(watched, focus)).toEqual({ focus: [2] });
  });

  test('report how many there are and how many conditions they share', () => {
    const cheap = { filters: { price: { to: 5000 } } };
    const watched = watch(cheap, cheap, { ...cheap, words: 'sunroof' });
    expect(watched.memory()).toMatchObject({ searches: 3, conditions: 2 });
    for (const id of [1, 2, 3]) watched.remove(id);
    expect(watched.memory()).toEqual({ searches: 0, conditions: 0, bytes: 0 });
  });

  test('find the same in one batch, one by one and in more batches than one index takes', () => {
    const queries = fc.sample(arbitraryQuery, { numRuns: 60, seed: 5 });
    const adverts = fc
      .sample(arbitraryAdvert, { numRuns: 600, seed: 6 })
      .map((advert, index) => ({ ...advert, publicReference: `advert${index}` }));
    const together = watch(...queries).match(adverts);
    expect(together.size).toBeGreaterThan(100);
    const alone = watch(...queries);
    expect(new Map(adverts.flatMap((advert) => [...alone.match([advert])]))).toEqual(together);
  });
});
