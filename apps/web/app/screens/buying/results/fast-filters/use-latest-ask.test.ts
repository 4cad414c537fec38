import { expect, test } from 'vitest';
import { decideStep } from './use-latest-ask.ts';

test('a change is asked for', () => {
  expect(decideStep('/used-cars?fuel=diesel', { here: '/used-cars', underWay: null })).toBe('go');
});

test('what is shown already is not', () => {
  expect(decideStep('/used-cars', { here: '/used-cars', underWay: null })).toBe('none');
});

test('what is on its way is not asked for twice', () => {
  const underWay = '/used-cars?fuel=diesel';
  expect(decideStep(underWay, { here: '/used-cars', underWay })).toBe('none');
});

test('another choice before the first was answered takes its place', () => {
  const underWay = '/used-cars?fuel=diesel';
  expect(decideStep('/used-cars?fuel=petrol', { here: '/used-cars', underWay })).toBe('go');
});

test('a choice that is taken back before it was answered leaves the visitor here', () => {
  expect(decideStep('/used-cars', { here: '/used-cars', underWay: '/used-cars?fuel=diesel' })).toBe('stay');
});
