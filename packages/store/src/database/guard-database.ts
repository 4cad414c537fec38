import { type BreakerOptions, CircuitBreaker } from './circuit-breaker.ts';
import type { Database, Session } from './database.ts';
import { probeWriting } from './probe-writing.ts';
import { withTimeLimit } from './time-limit.ts';
import { type Call, traceCalls } from './trace-calls.ts';

export interface DatabaseOptions extends Omit<BreakerOptions, 'probe'> {
  /** The timeout of one call while a visitor waits. */
  timeoutMs?: number;
  /** The timeout for work that no visitor waits for. */
  longTimeoutMs?: number;
  /** Another folder of migrations than this version's, to try two versions on one database. */
  migrations?: string;
}

export const defaultTimeoutMs = 30_000;
/** Importing, filling a market, loading the index, cleaning up. */
export const longWorkTimeoutMs = 10 * 60_000;

/** A driver: it makes every call through the given function. */
export interface Driver extends Pick<Database, 'kind' | 'url' | 'listen' | 'tryLock' | 'close'> {
  openSession(pace: 'visitor' | 'long', call: Call): Session;
}

/** The one place that gives every call its timeout and the database its circuit breaker. */
export function guardDatabase(driver: Driver, options: DatabaseOptions): Database {
  const { timeoutMs = defaultTimeoutMs, longTimeoutMs = longWorkTimeoutMs } = options;
  const inTime: Call = (work) => withTimeLimit(timeoutMs, work);
  const probing = driver.openSession('visitor', inTime);
  const breaker = new CircuitBreaker({
    ...options,
    probe: async (problem) =>
      problem === 'unreachable' ? probing.orm.execute('select 1') : probeWriting(probing),
  });
  const { kind, url, listen, tryLock } = driver;
  return {
    ...driver.openSession(
      'visitor',
      traceCalls((work) => breaker.run(() => inTime(work))),
    ),
    longWork: driver.openSession(
      'long',
      traceCalls((work) => withTimeLimit(longTimeoutMs, work)),
    ),
    kind,
    url,
    problem: () => breaker.problem,
    onProblem: (listener) => breaker.watch(listener),
    listen,
    tryLock,
    close() {
      breaker.stop();
      return driver.close();
    },
  };
}
