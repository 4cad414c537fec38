import { beforeEach, expect, test, vi } from 'vitest';

let record: typeof import('./navigation-record.ts');

beforeEach(async () => {
  vi.resetModules();
  record = await import('./navigation-record.ts');
});

const step = (key: string, index: number, isReturn = false) =>
  record.recordNavigation({ key, index, isReturn });

test('the first page is not a back navigation', () => {
  step('a', 0);
  expect(record.wasBackNavigation()).toBe(false);
});

test('the first page is one if the browser’s Back button loaded it', () => {
  step('a', 3, true);
  expect(record.wasBackNavigation()).toBe(true);
});

test('going forward is not a back navigation, and going back is', () => {
  step('a', 0);
  step('b', 1);
  expect(record.wasBackNavigation()).toBe(false);
  step('a', 0);
  expect(record.wasBackNavigation()).toBe(true);
});

test('going forward again is not a back navigation', () => {
  step('a', 0);
  step('b', 1);
  step('a', 0);
  step('b', 1);
  expect(record.wasBackNavigation()).toBe(false);
});

test('replacing a history entry is not a back navigation', () => {
  step('a', 0);
  step('b', 1);
  step('a', 0);
  step('c', 0);
  expect(record.wasBackNavigation()).toBe(false);
});

test('recording the same step twice changes nothing', () => {
  step('a', 0);
  step('b', 1);
  step('a', 0);
  step('a', 0);
  expect(record.wasBackNavigation()).toBe(true);
});

test('the way back to a page is counted in steps', () => {
  step('a', 0);
  record.markStep('/search');
  step('b', 1);
  step('c', 2);
  expect(record.stepsBackTo('/search')).toBe(2);
  expect(record.stepsBackTo('/search?page=2')).toBeNull();
});

test('of two marked pages the later one counts', () => {
  step('a', 0);
  record.markStep('/search');
  step('b', 1);
  record.markStep('/search');
  step('c', 2);
  expect(record.stepsBackTo('/search')).toBe(1);
});

test('a page ahead in the history is not a way back, and neither is the page itself', () => {
  step('a', 0);
  step('b', 1);
  record.markStep('/search');
  expect(record.stepsBackTo('/search')).toBeNull();
  step('a', 0);
  expect(record.stepsBackTo('/search')).toBeNull();
});

test('a page whose history entry was replaced is forgotten', () => {
  step('a', 0);
  record.markStep('/search');
  step('b', 0);
  step('c', 1);
  expect(record.stepsBackTo('/search')).toBeNull();
});
