import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findKeptAnswer, keepAnswer } from './kept-answers.ts';

const diesels = { pathname: '/used-cars', search: '?fuel=diesel' };
const answer = { cards: 30 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('window', { location: diesels });
  keepAnswer('/used-cars?fuel=diesel', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a visitor who returns gets the page as they left it', () => {
  expect(findKeptAnswer(diesels)).toBe(answer);
});

test('a visitor who follows a link gets the newest page', () => {
  vi.stubGlobal('window', { location: { pathname: '/', search: '' } });
  expect(findKeptAnswer(diesels)).toBeNull();
});

test('after five minutes the page is loaded again, also if it was shown in between', () => {
  vi.setSystemTime(Date.now() + 3 * 60_000);
  keepAnswer('/used-cars?fuel=diesel', answer);
  expect(findKeptAnswer(diesels)).toBe(answer);
  vi.setSystemTime(Date.now() + 3 * 60_000);
  expect(findKeptAnswer(diesels)).toBeNull();
});

test('only the last few pages are kept', () => {
  for (const make of ['ford', 'opel', 'kia', 'bmw', 'audi']) keepAnswer(`/used-cars/${make}`, {});
  expect(findKeptAnswer(diesels)).toBeNull();
});
