import { exampleAdvert } from '@forecourt/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSavedAdsItem } from '../saved/saved-ads-item.ts';
import { savedVehicleOfSavedAdsItem } from '../saved/saved-vehicle.ts';
import {
  formatHidden,
  hideAdvert,
  hideableAdvert,
  hideSeller,
  isHidden,
  maximumHiddenSellers,
  nothingHidden,
  parseHidden,
} from './hidden.ts';
import { addSeen, formatSeenList, maximumSeen, parseSeenList } from './seen-list.ts';
import { addViewed, formatViewedList, parseViewedList, type ViewedList } from './viewed-list.ts';

const reference = (number: number) => `abc${String(number).padStart(9, '0')}`;
const octavia = savedVehicleOfSavedAdsItem(buildSavedAdsItem(exampleAdvert));
const viewed = (number: number) => ({
  channel: 'Car' as const,
  vehicle: { ...octavia, publicReference: reference(number) },
});
const listOf = (count: number) =>
  Array.from({ length: count }, (_, number) => viewed(number)).reduce<ViewedList>(addViewed, []);
const referencesOf = (list: ViewedList) => list.map(({ vehicle }) => vehicle.publicReference);

describe('viewed vehicles', () => {
  it('are listed once, the latest first', () => {
    expect(referencesOf(addViewed(listOf(3), viewed(1)))).toEqual([reference(1), reference(2), reference(0)]);
  });

  it('are no more than 24', () => {
    expect(referencesOf(listOf(30))).toHaveLength(24);
    expect(referencesOf(listOf(30))[0]).toBe(reference(29));
  });

  it('parse back unchanged', () => {
    expect(parseViewedList(formatViewedList(listOf(5)))).toEqual(listOf(5));
  });

  it('are read without entries that cannot be understood', () => {
    const odd = [null, 5, {}, { channel: 'Boat', vehicle: octavia }, { channel: 'Car' }, viewed(1)];
    expect(parseViewedList(JSON.stringify(odd))).toEqual([viewed(1)]);
  });
});

describe('opened adverts', () => {
  it('are stored once, and the oldest are dropped', () => {
    const many = Array.from({ length: maximumSeen + 5 }, (_, number) => reference(number));
    const list = many.reduce(addSeen, [] as readonly string[]);
    expect(list).toHaveLength(maximumSeen);
    expect(addSeen(list, list[0] ?? '')).toBe(list);
    expect(parseSeenList(formatSeenList(list))).toEqual(list);
  });
});

describe('the hidden list', () => {
  const advert = hideableAdvert(exampleAdvert);
  const none = new Set<string>();

  it('is empty at first', () => {
    expect(isHidden(nothingHidden, new Set([advert.publicReference]), advert)).toBe(false);
  });

  it('holds an advert, or everything of its seller', () => {
    expect(isHidden(hideAdvert(nothingHidden, advert.publicReference), none, advert)).toBe(true);
    expect(isHidden(hideSeller(nothingHidden, 'dealer-7'), none, advert)).toBe(true);
    expect(isHidden(hideSeller(nothingHidden, 'dealer-8'), none, advert)).toBe(false);
  });

  it('includes viewed adverts if the visitor wants that', () => {
    const hidden = { ...nothingHidden, hidesSeen: true };
    expect(isHidden(hidden, new Set([advert.publicReference]), advert)).toBe(true);
    expect(isHidden(hidden, none, advert)).toBe(false);
  });

  it('never names a private seller', () => {
    const seller = { kind: 'private', name: 'Aoife', phone: '0871234567', email: null } as const;
    expect(hideableAdvert({ ...exampleAdvert, seller }).sellerKey).toBeNull();
  });

  it('holds a limited number of sellers, the latest ones', () => {
    const keys = Array.from({ length: maximumHiddenSellers + 3 }, (_, number) => `dealer-${number}`);
    const hidden = keys.reduce(hideSeller, nothingHidden);
    expect(hidden.sellers).toHaveLength(maximumHiddenSellers);
    expect(hidden.sellers[0]).toBe(keys.at(-1));
  });

  it('parses back unchanged', () => {
    const hidden = hideSeller(hideAdvert(nothingHidden, advert.publicReference), 'dealer-7');
    expect(parseHidden(formatHidden(hidden))).toEqual(hidden);
  });
});

it('never throws, whatever the storage holds', () => {
  fc.assert(
    fc.property(fc.json(), (stored) => {
      expect(parseHidden(stored).adverts).toBeInstanceOf(Array);
      expect(parseViewedList(stored)).toBeInstanceOf(Array);
      expect(parseSeenList(stored)).toBeInstanceOf(Array);
    }),
    { seed: 10, numRuns: 300 },
  );
});
