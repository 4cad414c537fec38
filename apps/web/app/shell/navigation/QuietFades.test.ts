import { expect, test } from 'vitest';
import { isEndedFade } from './QuietFades.tsx';

test('a fade that another one ended is no fault', () => {
  expect(isEndedFade(new DOMException('Transition was skipped', 'AbortError'))).toBe(true);
  expect(isEndedFade(new DOMException('Skipping view transition because…', 'InvalidStateError'))).toBe(true);
});

test('a request that was given up, and a fault of our own, still show', () => {
  expect(isEndedFade(new DOMException('The operation was aborted.', 'AbortError'))).toBe(false);
  expect(isEndedFade(new Error('transition is undefined'))).toBe(false);
});
