import { expect, it } from 'vitest';
import { findHolds } from './find-holds.ts';

const plain = { words: 'One owner, serviced every year, drives very well.', isPriceMeant: '' };
const facts = { price: 12_950, goingRate: 13_000, isPlateElsewhere: false };
const rulesOf = (fields: Partial<typeof plain>, changed: Partial<typeof facts> = {}) =>
  findHolds({ ...plain, ...fields }, { ...facts, ...changed }).map(({ rule, field }) => `${rule} ${field}`);

it('lets a plain advert go live', () => expect(rulesOf({})).toEqual([]));

it('holds a placeholder price until the seller means it', () => {
  expect(rulesOf({}, { price: 12_345 })).toEqual(['odd-price price']);
  expect(rulesOf({ isPriceMeant: 'yes' }, { price: 12_345 })).toEqual([]);
});

it('holds a price more than 45% under the going rate', () => {
  expect(rulesOf({}, { price: 7100, goingRate: 13_000 })).toEqual(['far-under price']);
  expect(rulesOf({}, { price: 7200, goingRate: 13_000 })).toEqual([]);
});

it('judges no price while too few are for sale', () => {
  const holds = findHolds(plain, { price: 500, goingRate: null, isPlateElsewhere: false });
  expect(holds).toEqual([]);
});

it('holds a plate that is live elsewhere', () =>
  expect(rulesOf({}, { isPlateElsewhere: true })).toEqual(['plate-elsewhere plate']));

it('holds contact details in the words, with the words that mend it', () => {
  const [hold] = findHolds({ ...plain, words: 'Call 087 123 4567 any evening after six.' }, facts);
  expect(hold).toMatchObject({ rule: 'contact-in-words', field: 'words' });
  expect(hold?.reason).toContain('087 123 4567');
});

it('does not hold shouting', () =>
  expect(rulesOf({ words: 'ONE OWNER FROM NEW MINT CONDITION' })).toEqual([]));
