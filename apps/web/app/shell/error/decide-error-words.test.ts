import { expect, test } from 'vitest';
import { decideErrorWords } from './decide-error-words.ts';

test('a page that is not found', () => {
  expect(decideErrorWords(404, true).title).toBe('We can’t find that page');
});

test('a submission that is not a form', () => {
  const { title, text } = decideErrorWords(400, true);
  expect(title).toBe('We couldn’t read your request');
  expect(text).not.toContain('our side');
});

test('a submission to a page that accepts none', () => {
  expect(decideErrorWords(405, true).title).toBe('You can’t do that here');
});

test('a site that is briefly unavailable', () => {
  const { title, help } = decideErrorWords(503, true);
  expect(title).toBe('We can’t show this right now');
  expect(help).toBe('try-again');
});

test('a visitor without a connection is not told that it is our fault', () => {
  expect(decideErrorWords(null, false).title).toBe('You’re offline');
});

test('anything else', () => {
  expect(decideErrorWords(500, true).title).toBe('Something went wrong');
});

test('a page not found offers a search, and a fault offers to try again', () => {
  expect(decideErrorWords(404, true).help).toBe('search');
  expect(decideErrorWords(500, true).help).toBe('try-again');
  expect(decideErrorWords(null, false).help).toBe('try-again');
});
