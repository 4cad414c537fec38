import { expect, it, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function open(count: number, withinMs: number) {
  const clock = { now: 1_800_000_000_000 };
  const limit = createRateLimit({ count, withinMs, now: () => clock.now });
  const take = (times: number, visitor = 'a') =>
    Array.from({ length: times }, () => limit.take(visitor)?.retryAfterSeconds ?? 0);
  return { clock, take, count: limit.count };
}

it('allows each visitor a burst and says when the next one is allowed', () => {
  const { take } = open(2, 10_000);
  expect(take(3)).toEqual([0, 0, 5]);
  expect(take(1, 'b')).toEqual([0]);
});

it('counts what was taken elsewhere', () => {
  const { clock, take, count } = open(4, 10_000);
  take(1);
  count('a', 2);
  expect(take(2)).toEqual([0, 3]);
  count('a', 4);
  clock.now += 10_000;
  expect(take(1)).toEqual([3]);
});

it('refills one at a time', () => {
  const { clock, take } = open(2, 10_000);
  take(2);
  clock.now += 5000;
  expect(take(2)).toEqual([0, 5]);
  clock.now += 60_000;
  expect(take(3)).toEqual([0, 0, 5]);
});

it('does not extend the wait of a visitor who keeps asking', () => {
  const { clock, take } = open(1, 10_000);
  take(1);
  clock.now += 9001;
  expect(take(5)).toEqual([1, 1, 1, 1, 1]);
  clock.now += 1000;
  expect(take(1)).toEqual([0]);
});

it('never tells a visitor to come back too soon', () => {
  const { clock, take } = open(3, 10_000);
  take(3);
  const [seconds = 0] = take(1);
  clock.now += seconds * 1000;
  expect(take(1)).toEqual([0]);
});

it('does not refuse a visitor for a day because the clock is set back by one', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  try {
    const limit = createRateLimit({ count: 1, withinMs: 10_000 });
    limit.take('a');
    vi.setSystemTime(1_800_000_000_000 - 86_400_000);
    expect(limit.take('a')?.retryAfterSeconds).toBeLessThanOrEqual(10);
  } finally {
    vi.useRealTimers();
  }
});
