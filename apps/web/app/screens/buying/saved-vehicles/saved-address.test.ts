import { expect, test } from 'vitest';
import { formatSavedAddress, parseSavedAddress } from './saved-address.ts';

const parse = (address: string) => parseSavedAddress(new URL(address, 'https://site.example').searchParams);

test('an empty address means the visitor’s own vehicles', () => {
  expect(parse('/saved-vehicles')).toEqual({
    channel: null,
    list: null,
    isListBroken: false,
    compare: [],
    unreadable: 0,
    sort: 'newest',
    from: null,
  });
});

test('formatting and parsing round-trip', () => {
  const references = ['0123456789ab', 'ab0123456789'];
  const address = {
    channel: 'Bike',
    list: { channel: 'Bike', references },
    compare: references,
    sort: 'title',
    from: '/used-cars/ford?maxPrice=9000',
  } as const;
  expect(parse(formatSavedAddress(address))).toEqual({ ...address, isListBroken: false, unreadable: 0 });
  expect(parse(formatSavedAddress({ channel: 'Commercial' })).channel).toBe('Commercial');
});

test('default values are not written', () => {
  expect(formatSavedAddress({ channel: 'Car', sort: 'newest' })).toBe('/saved-vehicles?channel=cars');
});

test('references to compare that cannot be read are counted', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((letter) => `compare=${letter.repeat(12)}`).join('&');
  const { compare, unreadable } = parse(`/saved-vehicles?compare=x&${many}`);
  expect([compare.length, unreadable]).toEqual([5, 1]);
});

test('an unknown order falls back to the default', () => {
  expect(parse('/saved-vehicles?sort=toString').sort).toBe('newest');
});

test('an unreadable list is reported as such', () => {
  expect(parse('/saved-vehicles?list=Car%3A01234').isListBroken).toBe(true);
});
