import { expect, test } from 'vitest';
import { isEndedFade } from './IgnoreAbortedFades.tsx';

test('a view transition interrupted by another is not an error', () => {
  expect(isEndedFade(new DOMException('Transition was skipped', 'AbortError'))).toBe(true);
  expect(isEndedFade(new DOMException('Skipping view transition because…', 'InvalidStateError'))).toBe(true);
});

test('an aborted request, and an error of our own, are still reported', () => {
  expect(isEndedFade(new DOMException('The operation was aborted.', 'AbortError'))).toBe(false);
  expect(isEndedFade(new Error('transition is undefined'))).toBe(false);
});
