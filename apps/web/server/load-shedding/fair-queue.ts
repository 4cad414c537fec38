import { AsyncResource } from 'node:async_hooks';

/** Too many jobs are waiting, or this one has waited too long: retry later. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full.');
    this.name = 'QueueFullError';
  }
}

/** The visitor has left, so the job is no longer needed. */
export class UnwantedJobError extends Error {
  constructor() {
    super('The job is no longer needed.');
    this.name = 'UnwantedJobError';
  }
}

export interface FairQueueOptions {
  /** The number of jobs that run at the same time. */
  concurrency: number;
  maxWaiting: number;
  maxWaitingPerVisitor: number;
  maxWaitMs: number;
  /** A job that takes longer is waiting for something else, such as a database: its slot goes to the next. */
  maxHoldMs: number;
  /** Calls back when the next job may start; by default in the next turn of the event loop. */
  yieldTurn?: (next: () => void) => void;
}

export interface Turn {
  visitor: string;
  /** Requests with the same key share one job. */
  key?: string;
  /** Of one visitor's jobs, the smallest runs first. */
  size?: number;
  /** Aborts when the visitor leaves. */
  signal?: AbortSignal | undefined;
}

export interface FairQueue<T> {
  /** Rejects with a `QueueFullError` or an `UnwantedJobError` if the work was not started. */
  run(turn: Turn, work: () => Promise<T>): Promise<T>;
  running(): number;
  waiting(): number;
}

interface Waiter<T> {
  visitor: string;
  resolve(result: T): void;
  reject(error: unknown): void;
  /** Removes the abort listener and clears the timeout. */
  release(): void;
}

interface Job<T> {
  key: string | undefined;
  size: number;
  work: () => Promise<T>;
  waiters: Set<Waiter<T>>;
  isWaiting: boolean;
}

/**
 * Visitors take turns, however much each of them queues: with A waiting for 1, 2, 3 and B for 4, the order is
 * 1, 4, 2, 3. When the queue is full, a visitor with less in it displaces the last job of the one with the
 * most. At most one job starts per turn of the event loop, so that sockets are read and health checks
 * answered between two jobs.
 */
export function createFairQueue<T>(options: FairQueueOptions): FairQueue<T> {
  const { concurrency, maxWaiting, maxWaitingPerVisitor, maxWaitMs, maxHoldMs } = options;
  const { yieldTurn = setImmediate } = options;
  /** Each visitor's waiting jobs; the visitor whose turn is next comes first. A shared job is in several lanes. */
  const lanes = new Map<string, Job<T>[]>();
  const byKey = new Map<string, Job<T>>();
  let running = 0;
  /** The running jobs that hold a slot. */
  let holding = 0;
  let waiting = 0;
  let isYielding = false;

  function beginNext(): void {
    if (isYielding || holding >= concurrency) return;
    const job = takeNext();
    if (!job) return;
    isYielding = true;
    yieldTurn(() => {
      isYielding = false;
      beginNext();
    });
    void perform(job);
  }

  function takeNext(): Job<T> | undefined {
    for (const [visitor, lane] of lanes) {
      const job = lane.reduce((best, each) => (each.size < best.size ? each : best));
      waiting -= 1;
      job.isWaiting = false;
      for (const each of visitorsOf(job)) removeFromLane(each, job);
      const rest = lanes.get(visitor);
      if (rest) {
        lanes.delete(visitor);
        lanes.set(visitor, rest);
      }
      return job;
    }
    return undefined;
  }

  async function perform(job: Job<T>): Promise<void> {
    running += 1;
    holding += 1;
    let isHolding = true;
    const letGo = () => {
      if (!isHolding) return;
      isHolding = false;
      holding -= 1;
      beginNext();
    };
    const timer = setTimeout(letGo, maxHoldMs);
    for (const waiter of job.waiters) waiter.release();
    try {
      const result = await job.work();
      for (const waiter of job.waiters) waiter.resolve(result);
    } catch (error) {
      for (const waiter of job.waiters) waiter.reject(error);
    } finally {
      clearTimeout(timer);
      running -= 1;
      forget(job);
      letGo();
    }
  }

  function removeFromLane(visitor: string, job: Job<T>): void {
    const rest = lanes.get(visitor)?.filter((each) => each !== job) ?? [];
    if (rest.length > 0) lanes.set(visitor, rest);
    else lanes.delete(visitor);
  }

  function forget(job: Job<T>): void {
    if (job.key !== undefined && byKey.get(job.key) === job) byKey.delete(job.key);
  }

  /** The waiter gets the error; a job without other waiters is dropped. */
  function leave(job: Job<T>, waiter: Waiter<T>, error: Error): void {
    if (!job.isWaiting) return;
    waiter.release();
    waiter.reject(error);
    job.waiters.delete(waiter);
    if (!visitorsOf(job).has(waiter.visitor)) removeFromLane(waiter.visitor, job);
    if (job.waiters.size > 0) return;
    waiting -= 1;
    job.isWaiting = false;
    forget(job);
  }

  /** Makes room for one more job of the visitor, if necessary by displacing one of the visitor with the most. */
  function makeRoom(visitor: string): boolean {
    const mine = lanes.get(visitor)?.length ?? 0;
    if (mine >= maxWaitingPerVisitor) return false;
    if (waiting < maxWaiting) return true;
    const longest = [...lanes.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= mine + 1) return false;
    const last = longest.findLast((job) => visitorsOf(job).size === 1);
    if (!last) return false;
    for (const waiter of [...last.waiters]) leave(last, waiter, new QueueFullError());
    return true;
  }

  function join(job: Job<T>, { visitor, signal }: Turn): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waiter: Waiter<T> = { visitor, resolve, reject, release: () => {} };
    if (job.isWaiting) {
      const lane = lanes.get(visitor);
      if (!lane) lanes.set(visitor, [job]);
      else if (!lane.includes(job)) lane.push(job);
      const timer = setTimeout(() => leave(job, waiter, new QueueFullError()), maxWaitMs);
      const onAbort = () => leave(job, waiter, new UnwantedJobError());
      signal?.addEventListener('abort', onAbort, { once: true });
      waiter.release = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
    }
    job.waiters.add(waiter);
    return promise;
  }

  return {
    running: () => running,
    waiting: () => waiting,
    run(turn, work) {
      const { key, size = 0, visitor, signal } = turn;
      if (signal?.aborted) return Promise.reject(new UnwantedJobError());
      const shared = key === undefined ? undefined : byKey.get(key);
      if (shared) return join(shared, turn);
      if (!makeRoom(visitor)) return Promise.reject(new QueueFullError());
      const job: Job<T> = {
        key,
        size,
        // Started by whatever finished before it, but still in the context of this request.
        work: AsyncResource.bind(work),
        waiters: new Set(),
        isWaiting: true,
      };
      if (key !== undefined) byKey.set(key, job);
      waiting += 1;
      const result = join(job, turn);
      beginNext();
      return result;
    },
  };
}

function visitorsOf<T>({ waiters }: Job<T>): Set<string> {
  return new Set([...waiters].map(({ visitor }) => visitor));
}
