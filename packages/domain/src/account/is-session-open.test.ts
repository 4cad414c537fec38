import { expect, test } from 'vitest';
import { dayMs } from '../time/day-ms.ts';
import { isSessionOpen, isSignInFresh } from './is-session-open.ts';

const start = Date.parse('2026-05-01T12:00:00.000Z');
const at = (days: number) => new Date(start + days * dayMs).toISOString();
const session = (lastSeenDay: number) => ({ signedInAt: at(0), lastSeenAt: at(lastSeenDay), endedAt: null });

test.each([
  ['used yesterday', session(28), 29, true],
  ['not used for 30 days', session(10), 40, false],
  ['used every day for 90 days', session(89), 89.9, true],
  ['older than 90 days', session(89.9), 90, false],
  ['ended', { ...session(0), endedAt: at(0) }, 0, false],
])('a session that was %s', (_, times, day, isOpen) => {
  expect(isSessionOpen(times, start + day * dayMs)).toBe(isOpen);
});

test('a sign-in is fresh for ten minutes', () => {
  expect(isSignInFresh(session(0), start + 9.9 * 60_000)).toBe(true);
  expect(isSignInFresh(session(0), start + 10 * 60_000)).toBe(false);
  // Signed in while the clock was a day ahead.
  expect(isSignInFresh(session(0), start - 86_400_000)).toBe(false);
});
