import { expect, test } from 'vitest';
import { leadsToPart } from './leads-to-part.ts';

const step = { fromPath: '/used-cars', toPath: '/used-cars', type: 'PUSH', search: '?page=2' } as const;

test('the focus moves with the visitor to the next page of a list', () => {
  expect(leadsToPart(step)).toBe(true);
});

test('going back or forward leaves the focus to the browser', () => {
  expect(leadsToPart({ ...step, type: 'POP' })).toBe(false);
});

test('a form or a number that the visitor opened takes the focus itself', () => {
  expect(leadsToPart({ ...step, search: '?page=2&contact=email' })).toBe(false);
});

test('another page follows its own rule', () => {
  expect(leadsToPart({ ...step, toPath: '/used-cars/ford' })).toBe(false);
});
