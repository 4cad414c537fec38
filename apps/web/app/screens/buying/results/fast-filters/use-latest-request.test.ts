import { expect, test } from 'vitest';
import { decideStep } from './use-latest-request.ts';

test('a change is requested', () => {
  expect(decideStep('/used-cars?fuel=diesel', { here: '/used-cars', underWay: null })).toBe('go');
});

test('the current address is not', () => {
  expect(decideStep('/used-cars', { here: '/used-cars', underWay: null })).toBe('none');
});

test('a pending address is not requested twice', () => {
  const underWay = '/used-cars?fuel=diesel';
  expect(decideStep(underWay, { here: '/used-cars', underWay })).toBe('none');
});

test('another choice before the first response replaces it', () => {
  const underWay = '/used-cars?fuel=diesel';
  expect(decideStep('/used-cars?fuel=petrol', { here: '/used-cars', underWay })).toBe('go');
});

test('a choice undone before its response keeps the visitor here', () => {
  expect(decideStep('/used-cars', { here: '/used-cars', underWay: '/used-cars?fuel=diesel' })).toBe('stay');
});
