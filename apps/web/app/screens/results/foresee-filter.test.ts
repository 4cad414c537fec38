import { expect, test } from 'vitest';
import { foreseePress } from './foresee-filter.ts';

const held = new FormData();
held.append('fuel', 'diesel');
held.append('fuel', 'petrol');
held.append('q', 'estate');

test('a box that is not ticked would add its value', () => {
  expect(foreseePress({ name: 'fuel', value: 'electric', checked: false }, held)).toEqual({
    fuel: ['diesel', 'petrol', 'electric'],
  });
});

test('a ticked box would take its value away', () => {
  expect(foreseePress({ name: 'fuel', value: 'diesel', checked: true }, held)).toEqual({ fuel: ['petrol'] });
});

test('the first box of a filter would stand alone', () => {
  expect(foreseePress({ name: 'body', value: 'suv', checked: false }, held)).toEqual({ body: ['suv'] });
});
