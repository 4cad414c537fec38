import { expect, test } from 'vitest';
import { joinTail } from './use-deferred-tail.ts';

const letters = (text: string) => [...text];
const join = (items: string, old: string) => joinTail(letters(items), letters(old), String, 6).join('');

test('the head is new and the tail still old', () => {
  expect(join('ABCDEFGHIJKL', 'abcdefghijkl')).toBe('ABCDEFghijkl');
});

test('an item that moved into the head appears only there', () => {
  expect(join('kABCDEFGHIJL', 'abcdefghijkl')).toBe('kABCDEghijFl');
});

test('a longer list has its new length at once', () => {
  expect(join('ABCDEFGHIJKL', 'abc')).toBe('ABCDEFGHIJKL');
});

test('a shorter list keeps nothing of the old one', () => {
  expect(join('AB', 'abcdefghijkl')).toBe('AB');
});
