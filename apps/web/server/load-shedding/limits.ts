/** How much is accepted before a request is rejected. Why these numbers: docs/decisions/027-load-shedding.md. */
import { availableParallelism } from 'node:os';
import type { FairQueueOptions } from './fair-queue.ts';

/** A page takes one thread tens of milliseconds: a few at a time cover their waiting, more would only take memory. */
export const renderLimits: FairQueueOptions = {
  concurrency: 4,
  maxWaiting: 200,
  maxWaitingPerVisitor: 60,
  maxWaitMs: 10_000,
  maxHoldMs: 2000,
};

/** One core is left for the pages: a burst of new pictures must not delay them. */
export const pictureLimits: FairQueueOptions = {
  concurrency: Math.max(1, availableParallelism() - 1),
  maxWaiting: 1000,
  maxWaitingPerVisitor: 200,
  maxWaitMs: 20_000,
  // Never reached: the encoder gives up sooner by itself.
  maxHoldMs: 60_000,
};

/** An idle visitor may make this many seconds' worth of requests at once. */
export const rateLimitBurstSeconds = 30;

export type ClosedReason = 'slow-reader' | 'pipelining' | 'too-many';

export interface ConnectionLimits {
  /** Requests that wait for the one before them on the same connection. */
  maxPipelined: number;
  /** How long an address that sent more gets no connection: reading 64 kB of requests takes as long as two pages. */
  cutOffMs: number;
  maxConnections: number;
  maxConnectionsPerAddress: number;
  /** How long a client may read nothing at all, and the minimum average rate after that. */
  slowReaderMs: number;
  minBytesPerSecond: number;
  /** Of all responses that wait for their clients. */
  maxBufferedBytes: number;
  checkEveryMs: number;
}

export const connectionLimits: ConnectionLimits = {
  maxPipelined: 8,
  cutOffMs: 10_000,
  maxConnections: 8000,
  maxConnectionsPerAddress: 600,
  slowReaderMs: 20_000,
  minBytesPerSecond: 10_000,
  maxBufferedBytes: 128 * 1024 * 1024,
  checkEveryMs: 5000,
};
