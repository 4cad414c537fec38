import { expect, test } from 'vitest';
import { ttlMemo } from './ttl-memo.ts';

function createClock() {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

test('a value is cached for its time and then read again', async () => {
  const clock = createClock();
  let readings = 0;
  const read = ttlMemo(1000, async () => ++readings, clock);
  expect([await read(), await read()]).toEqual([1, 1]);
  clock.pass(1000);
  expect(await read()).toBe(2);
});

test('concurrent callers share one read', async () => {
  let readings = 0;
  const read = ttlMemo(1000, async () => ++readings);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
});

test('a failure is not cached', async () => {
  let readings = 0;
  const read = ttlMemo(1000, async () => {
    if (++readings === 1) throw new Error('The database is away');
    return readings;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(2);
});

test('the last value stays in use while reading fails or hangs, and is replaced when it succeeds', async () => {
  const clock = createClock();
  const answers = [
    () => Promise.resolve('first'),
    () => Promise.reject(new Error('The database is away')),
    () => slow.promise,
  ];
  const slow = Promise.withResolvers<string>();
  const read = ttlMemo(1000, () => answers.shift()?.() ?? Promise.reject(new Error('Nobody asked')), {
    ...clock,
    waitMs: 1,
  });
  expect(await read()).toBe('first');
  clock.pass(1000);
  expect(await read()).toBe('first');
  expect(await read()).toBe('first');
  slow.resolve('second');
  await slow.promise;
  expect(await read()).toBe('second');
});

test('a caller that needs a newer value waits for it, and gets the error if there is none', async () => {
  const clock = createClock();
  let isAway = false;
  let readings = 0;
  const read = ttlMemo(
    1000,
    async () => {
      if (isAway) throw new Error('The database is away');
      return ++readings;
    },
    clock,
  );
  await read();
  clock.pass(500);
  expect(await read(500)).toBe(2);
  clock.pass(500);
  isAway = true;
  await expect(read(500)).rejects.toThrow('away');
  expect(await read()).toBe(2);
});
