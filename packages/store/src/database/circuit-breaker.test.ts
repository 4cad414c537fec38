import { expect, it, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { DatabaseProblem } from './database-problem.ts';

const away = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
const full = Object.assign(new Error('no'), { code: '53100' });
const refused = Object.assign(new Error('no'), { code: '23505' });

function createBreaker() {
  const probe = vi.fn<(problem: DatabaseProblem) => Promise<unknown>>(async () => {});
  const told: (DatabaseProblem | null)[] = [];
  const breaker = new CircuitBreaker({ failures: 2, retryMs: 1, probe });
  breaker.watch((problem) => told.push(problem));
  const attempt = (error?: Error) =>
    breaker.run(async () => {
      if (error) throw error;
      return 'answer';
    });
  return { breaker, probe, told, attempt };
}

it('makes no calls after consecutive failures, until a probe succeeds', async () => {
  const { breaker, probe, told, attempt } = createBreaker();
  probe.mockRejectedValueOnce(away);
  await expect(attempt(away)).rejects.toBe(away);
  expect(breaker.problem).toBeNull();
  await expect(attempt(away)).rejects.toBe(away);
  const ask = vi.fn(async () => 'answer');
  await expect(breaker.run(ask)).rejects.toMatchObject({ kind: 'unreachable', cause: away });
  expect(ask).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(breaker.problem).toBeNull(), { timeout: 10_000 });
  expect(await attempt()).toBe('answer');
  expect(probe).toHaveBeenCalledTimes(2);
  expect(told).toEqual(['unreachable', null]);
});

it.each([
  ['an answer', undefined],
  ['a refusal, which is an answer too', refused],
])('starts counting again after %s', async (_, error) => {
  const { breaker, told, attempt } = createBreaker();
  for (const each of [away, error, away]) await attempt(each).catch(() => {});
  expect(breaker.problem).toBeNull();
  expect(told).toEqual([]);
});

it('still calls a database that cannot write, and reports when it can again', async () => {
  const { breaker, probe, told, attempt } = createBreaker();
  const probing = Promise.withResolvers<void>();
  probe.mockReturnValueOnce(probing.promise);
  await attempt(full).catch(() => {});
  expect(breaker.problem).toBe('unwritable');
  expect(await attempt()).toBe('answer');
  await vi.waitFor(() => expect(probe).toHaveBeenCalledWith('unwritable'));
  probing.resolve();
  await vi.waitFor(() => expect(told).toEqual(['unwritable', null]), { timeout: 10_000 });
});

it('is not closed after a full disk just because the database answers again', async () => {
  const { told, attempt } = createBreaker();
  await attempt(full).catch(() => {});
  for (let n = 0; n < 3; n++) await attempt(away).catch(() => {});
  await vi.waitFor(() => expect(told.at(-1)).toBeNull(), { timeout: 10_000 });
  expect(told).toEqual(['unwritable', 'unreachable', 'unwritable', null]);
});

it('makes no probe after it is closed', async () => {
  vi.useFakeTimers();
  try {
    const { breaker, probe, attempt } = createBreaker();
    await attempt(full).catch(() => {});
    breaker.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(probe).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
