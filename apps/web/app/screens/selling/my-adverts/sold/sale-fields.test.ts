import { expect, it } from 'vitest';
import { parseSale } from './sale-fields.ts';

const parse = (place: string, price = '') =>
  parseSale((name) => (name === 'place' ? place : name === 'price' ? price : ''));

it('takes a place, with or without a price', () => {
  expect(parse('here', '14,500')).toEqual({ kind: 'ok', sale: { place: 'here', price: 14_500 } });
  expect(parse('unsaid')).toEqual({ kind: 'ok', sale: { place: 'unsaid', price: null } });
});

it('keeps what was typed and says what is wrong with it', () => {
  expect(parse('', 'lots')).toMatchObject({
    kind: 'refused',
    sent: { place: '', price: 'lots' },
    errors: { place: 'Choose where you sold it', price: expect.any(String) },
  });
});
