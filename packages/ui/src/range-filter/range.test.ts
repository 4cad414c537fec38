import { expect, test } from 'vitest';
import { indexOfEnd, moveEnd, valueOfIndex } from './range.ts';

const stops = ['1000', '5000', '10000', '20000'].map((value) => ({ value }));

test('an open end stands at its edge', () => {
  expect(indexOfEnd(stops, { from: '', to: '' }, 'from')).toBe(0);
  expect(indexOfEnd(stops, { from: '', to: '' }, 'to')).toBe(3);
});

test('an end that no stop knows stands at its edge', () => {
  expect(indexOfEnd(stops, { from: '1234', to: '' }, 'from')).toBe(0);
});

test('a thumb at its edge asks for nothing', () => {
  expect(valueOfIndex(stops, 0, 'from')).toBe('');
  expect(valueOfIndex(stops, 3, 'to')).toBe('');
  expect(valueOfIndex(stops, 2, 'from')).toBe('10000');
});

test('an end that the other one passes opens', () => {
  expect(moveEnd(stops, { from: '', to: '5000' }, 'from', '10000')).toEqual({ from: '10000', to: '' });
  expect(moveEnd(stops, { from: '10000', to: '' }, 'to', '5000')).toEqual({ from: '', to: '5000' });
});

test('ends may meet', () => {
  expect(moveEnd(stops, { from: '', to: '5000' }, 'from', '5000')).toEqual({ from: '5000', to: '5000' });
});
