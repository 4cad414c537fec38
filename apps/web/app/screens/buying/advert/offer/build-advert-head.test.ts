import type { Advert } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildKeyFacts } from '../facts/build-key-facts.ts';
import { buildPlaceView } from '../place/build-place-view.ts';
import { buildAdvertHead } from './build-advert-head.ts';

const head = (changes: Partial<Advert> = {}, isInSearch = false) => {
  const advert = { ...exampleAdvert, ...changes };
  const view = {
    facts: buildKeyFacts(advert),
    place: buildPlaceView(advert),
    breadcrumbs: [],
    isExpired: advert.status !== 'live',
  };
  return buildAdvertHead(advert, view, { dealer: null, origin: 'https://forecourt.example', isInSearch });
};

test('both addresses of an advert have the same canonical address', () => {
  expect(head().path).toBe('/used-cars/skoda/octavia/fpa/0123456789ab');
  expect(head({}, true).path).toBe(head().path);
});

test('within a search it is not indexed, but its links are followed', () => {
  expect(head().robots).toBeUndefined();
  expect(head({}, true).robots).toBe('noindex, follow');
});

test('an ended advert is not indexed and has no offer', () => {
  expect(head({ status: 'ended' })).toMatchObject({ robots: 'noindex', structuredData: [] });
});

test('the summary contains what a buyer asks first', () => {
  expect(head().description).toBe(
    '191 Škoda Octavia 1.6 TDI Ambition, €14,950, 2019 (191), 98,000 km, Diesel, Saloon, Swords, Co. Dublin.',
  );
});
