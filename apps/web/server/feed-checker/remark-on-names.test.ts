import { parseFeedRow } from '@forecourt/store';
import { expect, test } from 'vitest';
import { createRemarkOnNames } from './remark-on-names.ts';

const toyota = { make: 'Toyota', count: 2, models: [{ model: 'Corolla', count: 2 }] };
const remarkOn = createRemarkOnNames(new Map([['Car', [toyota]]]));

function remarksOn(make: string, model: string, channel = 'car') {
  const row = { reference: 'A', channel, make, model, condition: 'Used', year: 2019, price: 9000 };
  const parsed = parseFeedRow({ ...row, county: 'Cork', sellerName: 'Aoife' }, 'check');
  if (parsed.kind === 'bad') throw new Error(parsed.reasons.join());
  return remarkOn(parsed.advert);
}

test('a make with a slip is remarked on with the one that was meant', () => {
  expect(remarksOn('Toyta', 'Corola')).toEqual([
    'Make "Toyta" is on no other advert here. Did you mean Toyota?',
  ]);
});

test('so is a model, among those of its make', () => {
  expect(remarksOn('TOYOTA', 'Corola')).toEqual([
    'Model "Corola" is on no other advert here. Did you mean Corolla?',
  ]);
  expect(remarksOn('Toyota', 'Xyz')).toEqual(['Model "Xyz" is on no other advert here']);
});

test('nothing is said of known names, and nothing where no names are known', () => {
  expect(remarksOn('toyota', 'COROLLA')).toEqual([]);
  expect(remarksOn('Vespa', 'GTS 300', 'bike')).toEqual([]);
});
