import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { createFairQueue, type FairQueueOptions, QueueFullError, UnwantedJobError } from './fair-queue.ts';

const queueOf = (options: Partial<FairQueueOptions> = {}) =>
  createFairQueue<string>({
    concurrency: 1,
    maxWaiting: 100,
    maxWaitingPerVisitor: 100,
    maxWaitMs: 60_000,
    maxHoldMs: 60_000,
    ...options,
  });

/** A queue whose only slot is taken until `open` is called, and the order in which jobs ran. */
function blockedQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = queueOf(options);
  const gate = Promise.withResolvers<string>();
  const blocker = queue.run({ visitor: 'blocker' }, () => gate.promise);
  const order: string[] = [];
  const ask = (
    visitor: string,
    name: string,
    more: { size?: number; key?: string; signal?: AbortSignal } = {},
  ) => {
    const result = queue.run({ visitor, ...more }, async () => {
      order.push(name);
      return name;
    });
    // Checked by the tests that expect it.
    result.catch(() => {});
    return result;
  };
  const open = async () => {
    gate.resolve('');
    await blocker;
  };
  return { queue, ask, order, open };
}

it('never runs more jobs at a time than allowed', async () => {
  const queue = queueOf({ concurrency: 2 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return '';
  };
  await Promise.all(Array.from({ length: 12 }, () => queue.run({ visitor: 'a' }, work)));
  expect(most).toBe(2);
  expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
});

it('lets visitors take turns, however much one of them has queued', async () => {
  const { ask, order, open } = blockedQueue();
  const asked = [...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)), ask('b', 'b1'), ask('b', 'b2')];
  await open();
  await Promise.all(asked);
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

it('runs a visitor’s smallest job first, and equal ones in order of arrival', async () => {
  const { ask, order, open } = blockedQueue();
  const asked = [
    ask('a', 'large', { size: 1200 }),
    ask('a', 'small', { size: 304 }),
    ask('a', 'small too', { size: 304 }),
  ];
  await open();
  await Promise.all(asked);
  expect(order).toEqual(['small', 'small too', 'large']);
});

it('starts one job per turn of the event loop, so that sockets are read in between', async () => {
  const queue = queueOf({ concurrency: 4 });
  const begun: number[] = [];
  const jobs = [1, 2, 3].map((job) =>
    queue.run({ visitor: 'a' }, async () => {
      begun.push(job);
      return '';
    }),
  );
  expect(begun).toEqual([1]);
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2]);
  await Promise.all(jobs);
});

it('refuses a job that would make one visitor wait behind too much of their own', async () => {
  const { ask, open } = blockedQueue({ maxWaitingPerVisitor: 1 });
  const waiting = ask('a', 'first');
  await expect(ask('a', 'second')).rejects.toThrow(QueueFullError);
  const other = ask('b', 'of somebody else');
  await open();
  expect(await Promise.all([waiting, other])).toEqual(['first', 'of somebody else']);
});

it('when full, displaces the last job of the visitor with the most', async () => {
  const { ask, order, open } = blockedQueue({ maxWaiting: 3 });
  const [first, second, third] = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
  const other = ask('b', 'b1');
  await expect(third).rejects.toThrow(QueueFullError);
  await open();
  await Promise.all([first, second, other]);
  expect(order).toEqual(['a1', 'b1', 'a2']);
});

it('when full of equals, refuses the newcomer', async () => {
  const { ask, open } = blockedQueue({ maxWaiting: 2 });
  const waiting = [ask('a', 'a1'), ask('b', 'b1')];
  await expect(ask('c', 'c1')).rejects.toThrow(QueueFullError);
  await open();
  expect(await Promise.all(waiting)).toEqual(['a1', 'b1']);
});

it('gives up a job that has waited too long', async () => {
  const { queue, ask, order, open } = blockedQueue({ maxWaitMs: 1 });
  await expect(ask('a', 'late')).rejects.toThrow(QueueFullError);
  expect(queue.waiting()).toBe(0);
  await open();
  expect(order).toEqual([]);
});

it('drops a job at once when the last visitor waiting for it has left', async () => {
  const { queue, ask, order, open } = blockedQueue();
  const [one, two] = [new AbortController(), new AbortController()];
  const asked = [
    ask('a', 'shared', { key: 'k', signal: one.signal }),
    ask('b', 'shared', { key: 'k', signal: two.signal }),
  ];
  one.abort();
  expect(queue.waiting()).toBe(1);
  two.abort();
  expect(queue.waiting()).toBe(0);
  await open();
  for (const result of asked) await expect(result).rejects.toThrow(UnwantedJobError);
  expect(order).toEqual([]);
});

it('runs one job for all simultaneous requests with the same key, and again for later ones', async () => {
  const { ask, order, open } = blockedQueue();
  const asked = [ask('a', 'first', { key: 'k' }), ask('b', 'second', { key: 'k' })];
  await open();
  expect(await Promise.all(asked)).toEqual(['first', 'first']);
  expect(await ask('c', 'third', { key: 'k' })).toBe('third');
  expect(order).toEqual(['first', 'third']);
});

it('runs a shared job at its earliest turn, so that no visitor waits behind another', async () => {
  const { ask, order, open } = blockedQueue();
  const asked = [
    ...['a1', 'a2', 'a3'].map((name) => ask('a', name)),
    ask('a', 'shared', { key: 'k' }),
    ask('b', 'shared', { key: 'k' }),
  ];
  await open();
  await Promise.all(asked);
  expect(order).toEqual(['a1', 'shared', 'a2', 'a3']);
});

it('gives the slot of a hanging job to the next one', async () => {
  const queue = queueOf({ maxHoldMs: 1 });
  const hanging = Promise.withResolvers<string>();
  const late = queue.run({ visitor: 'a' }, () => hanging.promise);
  expect(await queue.run({ visitor: 'b' }, async () => 'done meanwhile')).toBe('done meanwhile');
  expect(queue.running()).toBe(1);
  hanging.resolve('late');
  expect(await late).toBe('late');
  expect(queue.running()).toBe(0);
});

it('runs each job in the context of the request that queued it', async () => {
  const queue = queueOf();
  const request = new AsyncLocalStorage<string>();
  const ask = (name: string) =>
    request.run(name, () => queue.run({ visitor: name }, async () => request.getStore() ?? 'nobody'));
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a', 'b', 'c']);
});

it('continues after a job that failed', async () => {
  const queue = queueOf();
  const broken = queue.run({ visitor: 'a' }, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await queue.run({ visitor: 'a' }, async () => 'fine')).toBe('fine');
});

it('does nothing for a visitor who has already left', async () => {
  const queue = queueOf();
  const asked = queue.run({ visitor: 'a', signal: AbortSignal.abort() }, async () => 'made for nobody');
  await expect(asked).rejects.toThrow(UnwantedJobError);
});
