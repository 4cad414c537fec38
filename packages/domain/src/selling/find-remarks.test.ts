import { expect, it } from 'vitest';
import { exampleSellingFields as fields } from './example-selling-fields.ts';
import { findStepRemarks } from './find-remarks.ts';

it('asks about an odd price until the seller means it', () => {
  const odd = { ...fields, price: '1,234' };
  expect(findStepRemarks('price', odd).price).toBe(
    'Is €1,234 really your price? Change it, or tick that you mean it',
  );
  expect(findStepRemarks('price', { ...odd, isPriceMeant: 'yes' })).toEqual({});
  expect(findStepRemarks('price', fields)).toEqual({});
});

it.each(['1', '99', '123,456,789'])('does not ask whether %s is meant, which cannot stand', (price) =>
  expect(findStepRemarks('price', { ...fields, price })).toEqual({}),
);

it('names everything in the words that should go', () => {
  const { words } = findStepRemarks('words', { ...fields, words: 'Call 087 123 4567 or see www.car.ie' });
  expect(words).toContain('www.car.ie');
  expect(words).toContain('087 123 4567');
  expect(findStepRemarks('words', fields)).toEqual({});
});

it('asks about each thing at its own step', () =>
  expect(findStepRemarks('contact', { ...fields, price: '1,234', words: 'Call 087 123 4567' })).toEqual({}));
