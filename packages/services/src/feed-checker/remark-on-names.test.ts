import { parseFeedRow } from '@forecourt/store';
import { expect, test } from 'vitest';
import { createRemarkOnNames } from './remark-on-names.ts';

const zorg = { make: 'Zorgmobile', count: 2, models: [{ model: 'Fhloston', count: 2 }] };
const remarkOn = createRemarkOnNames(new Map([['Car', [zorg]]]));

function remarksOn(make: string, model: string, channel = 'car') {
  const row = { reference: 'A', channel, make, model, condition: 'Used', year: 2019, price: 9000 };
  const parsed = parseFeedRow({ ...row, county: 'Cork', sellerName: 'Aoife' }, 'check');
  if (parsed.kind === 'bad') throw new Error(parsed.reasons.join());
  return remarkOn(parsed.advert);
}

test('a make with a typing error gets a remark with the intended one', () => {
  expect(remarksOn('Zorgmobil', 'Fhloston')).toEqual([
    'Make "Zorgmobil" is on no other advert here. Did you mean Zorgmobile?',
  ]);
});

test('so does a model, among those of its make', () => {
  expect(remarksOn('ZORGMOBILE', 'Fhlostn')).toEqual([
    'Model "Fhlostn" is on no other advert here. Did you mean Fhloston?',
  ]);
  expect(remarksOn('Zorgmobile', 'Xyz')).toEqual(['Model "Xyz" is on no other advert here']);
});

test('names that are on sale here or generally known get no remark', () => {
  expect(remarksOn('zorgmobile', 'FHLOSTON')).toEqual([]);
  expect(remarksOn('Toyota', 'Corolla')).toEqual([]);
});

test('there are no remarks if no names are known', () => {
  expect(remarksOn('Zorg', 'Scooter', 'bike')).toEqual([]);
});
