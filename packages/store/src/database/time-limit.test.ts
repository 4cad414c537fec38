import { expect, test } from 'vitest';
import { databaseProblemOf } from './database-problem.ts';
import { withTimeLimit } from './time-limit.ts';

test('a database that never answers counts as unreachable, and work that has not begun is cancelled', async () => {
  let told: AbortSignal | undefined;
  const failure = await withTimeLimit(1, (signal) => {
    told = signal;
    return new Promise(() => {});
  }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'The database did not answer within 1 ms.' });
  expect(databaseProblemOf(failure)).toBe('unreachable');
  expect(told?.aborted).toBe(true);
});

test('an answer in time is passed on', async () => {
  expect(await withTimeLimit(60_000, async () => 'here')).toBe('here');
});
