import { expect, test } from 'vitest';
import { keepsPlace, type Passage } from './keeps-place.ts';

const passage: Passage = { fromPath: '/used-cars', toPath: '/used-cars', type: 'PUSH', hasAnchor: false };

test('the page keeps its scroll position while only the query changes', () => {
  expect(keepsPlace(passage)).toBe(true);
  expect(keepsPlace({ ...passage, type: 'REPLACE' })).toBe(true);
});

test('another path starts at its top', () => {
  expect(keepsPlace({ ...passage, toPath: '/used-cars/ford' })).toBe(false);
});

test('an anchor has its own position', () => {
  expect(keepsPlace({ ...passage, hasAnchor: true })).toBe(false);
});

test('going back or forward has a saved position', () => {
  expect(keepsPlace({ ...passage, type: 'POP' })).toBe(false);
});
