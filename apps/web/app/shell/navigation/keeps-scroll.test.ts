import { expect, test } from 'vitest';
import { keepsScroll, type NavigationStep } from './keeps-scroll.ts';

const passage: NavigationStep = {
  fromPath: '/used-cars',
  toPath: '/used-cars',
  type: 'PUSH',
  hasAnchor: false,
};

test('the page keeps its scroll position while only the query changes', () => {
  expect(keepsScroll(passage)).toBe(true);
  expect(keepsScroll({ ...passage, type: 'REPLACE' })).toBe(true);
});

test('another path starts at its top', () => {
  expect(keepsScroll({ ...passage, toPath: '/used-cars/ford' })).toBe(false);
});

test('an anchor has its own position', () => {
  expect(keepsScroll({ ...passage, hasAnchor: true })).toBe(false);
});

test('going back or forward has a saved position', () => {
  expect(keepsScroll({ ...passage, type: 'POP' })).toBe(false);
});
