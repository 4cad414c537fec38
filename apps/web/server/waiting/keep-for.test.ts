import { expect, test } from 'vitest';
import { keepFor } from './keep-for.ts';

function createClock() {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

test('what was read is kept for its time and then read again', async () => {
  const clock = createClock();
  let readings = 0;
  const read = keepFor(1000, async () => ++readings, clock.now);
  expect([await read(), await read()]).toEqual([1, 1]);
  clock.pass(1000);
  expect(await read()).toBe(2);
});

test('a failure is not kept', async () => {
  let readings = 0;
  const read = keepFor(1000, async () => {
    if (++readings === 1) throw new Error('The database is away');
    return readings;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(2);
});
