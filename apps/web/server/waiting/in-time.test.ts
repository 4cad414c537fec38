import { isUnreachable } from '@forecourt/store';
import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

test('a database that never answers counts as away', async () => {
  const failure = await inTime(new Promise(() => {}), 1).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'The database did not answer within 1 ms.' });
  expect(isUnreachable(failure)).toBe(true);
});

test('an answer in time is handed on', async () => {
  expect(await inTime(Promise.resolve('here'), 60_000)).toBe('here');
});
