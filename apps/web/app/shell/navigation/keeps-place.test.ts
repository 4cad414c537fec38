import { expect, test } from 'vitest';
import { isToldInSight, keepsPlace, type Passage } from './keeps-place.ts';

const passage: Passage = { fromPath: '/used-cars', toPath: '/used-cars', type: 'PUSH', hasAnchor: false };

test('the page stays where it is while only the query changes', () => {
  expect(keepsPlace(passage)).toBe(true);
  expect(keepsPlace({ ...passage, type: 'REPLACE' })).toBe(true);
});

test('another path begins at its top', () => {
  expect(keepsPlace({ ...passage, toPath: '/used-cars/ford' })).toBe(false);
});

test('an anchor has its own place', () => {
  expect(keepsPlace({ ...passage, hasAnchor: true })).toBe(false);
});

test('going back or forward has a saved place', () => {
  expect(keepsPlace({ ...passage, type: 'POP' })).toBe(false);
});

const seen = { top: 0, bottom: 900 };

test('a number that is told in a part in sight leaves the page where it is', () => {
  expect(isToldInSight('?contact=phone', { top: -200, bottom: 300 }, seen)).toBe(true);
});

test('one that is told elsewhere is led to', () => {
  expect(isToldInSight('?contact=phone', { top: 1200, bottom: 1700 }, seen)).toBe(false);
  expect(isToldInSight('?contact=phone', { top: -700, bottom: -200 }, seen)).toBe(false);
});

test('so is a form, and any other part', () => {
  expect(isToldInSight('?contact=email', { top: 0, bottom: 300 }, seen)).toBe(false);
  expect(isToldInSight('?page=2', { top: 0, bottom: 300 }, seen)).toBe(false);
});
