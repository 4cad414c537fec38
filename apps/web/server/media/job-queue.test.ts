import { expect, it } from 'vitest';
import { createJobQueue, QueueFullError, UnwantedJobError } from './job-queue.ts';

it('never runs more jobs at a time than it is allowed to', async () => {
  const queue = createJobQueue(2, 100);
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 12 }, () =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
});

it('takes jobs in the order they came', async () => {
  const queue = createJobQueue(1, 100);
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((job) => queue.run(async () => void order.push(job))));
  expect(order).toEqual([1, 2, 3]);
});

it('refuses what would wait behind too many others', async () => {
  const queue = createJobQueue(1, 1);
  const release = Promise.withResolvers<void>();
  const first = queue.run(() => release.promise);
  const second = queue.run(async () => 'second');
  await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFullError);
  release.resolve();
  await first;
  expect(await second).toBe('second');
});

it('goes on after a job that failed', async () => {
  const queue = createJobQueue(1, 10);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'fine')).toBe('fine');
});

it('passes over a job that nobody waits for any more', async () => {
  const queue = createJobQueue(1, 10);
  const release = Promise.withResolvers<void>();
  const first = queue.run(() => release.promise);
  let isWanted = true;
  const abandoned = queue.run(
    async () => 'made for nobody',
    () => isWanted,
  );
  isWanted = false;
  release.resolve();
  await first;
  await expect(abandoned).rejects.toThrow(UnwantedJobError);
  expect(await queue.run(async () => 'next')).toBe('next');
});
