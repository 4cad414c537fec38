import { expect, test } from 'vitest';
import { formatSavedAddress, parseSavedAddress } from './saved-address.ts';

const parse = (address: string) => parseSavedAddress(new URL(address, 'https://site.example').searchParams);

test('an address with nothing in it asks for the visitor’s own vehicles', () => {
  expect(parse('/saved-vehicles')).toEqual({
    channel: null,
    list: null,
    isListBroken: false,
    compare: [],
    sort: 'newest',
  });
});

test('what is written is read back', () => {
  const references = ['0123456789ab', 'ab0123456789'];
  const address = {
    channel: 'Bike',
    list: { channel: 'Bike', references },
    compare: references,
    sort: 'title',
  } as const;
  expect(parse(formatSavedAddress(address))).toEqual({ ...address, isListBroken: false });
  expect(parse(formatSavedAddress({ channel: 'Commercial' })).channel).toBe('Commercial');
});

test('nothing usual is written', () => {
  expect(formatSavedAddress({ channel: 'Car', sort: 'newest' })).toBe('/saved-vehicles?channel=cars');
});

test('no more than four are compared, and nothing that is no reference', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((letter) => `compare=${letter.repeat(12)}`).join('&');
  expect(parse(`/saved-vehicles?compare=x&${many}`).compare).toHaveLength(4);
});

test('an order that nobody knows is the usual one', () => {
  expect(parse('/saved-vehicles?sort=toString').sort).toBe('newest');
});

test('a list that cannot be read is known as such', () => {
  expect(parse('/saved-vehicles?list=Car%3A01234').isListBroken).toBe(true);
});
