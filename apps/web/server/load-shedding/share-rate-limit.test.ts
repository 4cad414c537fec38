import { createRateLimit, type RateLimit } from '@forecourt/services/open';
import { expect, it, vi } from 'vitest';
import type { Peers } from '../process/peers.ts';
import { shareRateLimit } from './share-rate-limit.ts';

/** Two processes that reach each other. */
function openTwo(count: number): [RateLimit, RateLimit] {
  const listeners: ((content: unknown) => void)[] = [];
  const open = (other: number) => {
    const peers: Peers = {
      tell: (_, content) => listeners[other]?.(structuredClone(content)),
      onHearing: (_, hear) => listeners.push(hear),
    };
    return shareRateLimit(createRateLimit({ count, withinMs: 60_000 }), peers, 'requests');
  };
  return [open(1), open(0)];
}

it('counts in every process what one of them has let through', () => {
  vi.useFakeTimers();
  const [first, second] = openTwo(3);
  first.take('a');
  first.take('a');
  expect(second.take('b')).toBeNull();
  vi.advanceTimersByTime(200);
  expect(second.take('a')).toBeNull();
  expect(second.take('a')).toEqual({ retryAfterSeconds: 20 });
  expect(first.take('b')).toBeNull();
  vi.useRealTimers();
});

it('does not count a refused request', () => {
  vi.useFakeTimers();
  const [first, second] = openTwo(1);
  first.take('a');
  for (let times = 0; times < 5; times++) expect(first.take('a')).toEqual({ retryAfterSeconds: 60 });
  vi.advanceTimersByTime(60_200);
  expect(second.take('a')).toBeNull();
  vi.useRealTimers();
});
