import { beforeEach, expect, test, vi } from 'vitest';

let record: typeof import('./navigation-record.ts');

beforeEach(async () => {
  vi.resetModules();
  record = await import('./navigation-record.ts');
});

const step = (key: string, index: number, isReturn = false) =>
  record.recordNavigation({ key, index, isReturn });

test('a first page is no way back', () => {
  step('a', 0);
  expect(record.wasBackNavigation()).toBe(false);
});

test('a first page that the browser’s Back button brought is', () => {
  step('a', 3, true);
  expect(record.wasBackNavigation()).toBe(true);
});

test('going on is no way back, and going back is', () => {
  step('a', 0);
  step('b', 1);
  expect(record.wasBackNavigation()).toBe(false);
  step('a', 0);
  expect(record.wasBackNavigation()).toBe(true);
});

test('going forward again is not', () => {
  step('a', 0);
  step('b', 1);
  step('a', 0);
  step('b', 1);
  expect(record.wasBackNavigation()).toBe(false);
});

test('a page that takes the place of another in the history is not', () => {
  step('a', 0);
  step('b', 1);
  step('a', 0);
  step('c', 0);
  expect(record.wasBackNavigation()).toBe(false);
});

test('the same step told twice changes nothing', () => {
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

test('of two such pages the later one counts', () => {
  step('a', 0);
  record.markStep('/search');
  step('b', 1);
  record.markStep('/search');
  step('c', 2);
  expect(record.stepsBackTo('/search')).toBe(1);
});

test('a page that lies ahead is no way back, and neither is the page itself', () => {
  step('a', 0);
  step('b', 1);
  record.markStep('/search');
  expect(record.stepsBackTo('/search')).toBeNull();
  step('a', 0);
  expect(record.stepsBackTo('/search')).toBeNull();
});

test('a page whose place another one took is forgotten', () => {
  step('a', 0);
  record.markStep('/search');
  step('b', 0);
  step('c', 1);
  expect(record.stepsBackTo('/search')).toBeNull();
});
