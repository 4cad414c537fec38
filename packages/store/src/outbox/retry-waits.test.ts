import { expect, test } from 'vitest';
import { lateAttempts, maxAttempts, nextAttemptAfter } from './retry-waits.ts';

const hour = 3_600_000;

/** How long a mail has been retried after this many failures. */
function triedFor(failures: number): number {
  let at = new Date(0).toISOString();
  for (let failed = 1; failed < failures; failed++) at = nextAttemptAfter(failed, at);
  return Date.parse(at);
}

test('a mail is retried for three days before it is given up', () => {
  expect(triedFor(maxAttempts)).toBeGreaterThanOrEqual(72 * hour);
  expect(triedFor(maxAttempts)).toBeLessThan(73 * hour);
});

test('a recovered mail server is noticed within the hour', () => {
  for (let failed = 1; failed < maxAttempts; failed++) {
    expect(triedFor(failed + 1) - triedFor(failed)).toBeLessThanOrEqual(hour);
  }
});

test('a mail is late after an hour', () => {
  expect(triedFor(lateAttempts)).toBeGreaterThanOrEqual(hour);
  expect(triedFor(lateAttempts - 1)).toBeLessThan(hour);
});
