import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WatchedMemory } from '@forecourt/search';
import type {
  MatcherAnswer,
  MatcherCall,
  MatcherMessage,
  MatcherPriority,
  MatcherTask,
} from './matcher-messages.ts';
import type { SearchMatcher } from './search-matcher.ts';

export interface MatcherThreadOptions {
  /** A thread that needs more ends, and with it every call. */
  mostMegabytes?: number;
  /** Lower than that of the pages, where the system can tell threads apart. */
  priority?: MatcherPriority;
}

/** Copying this many to the thread takes about a millisecond: visitors are answered in between. */
const searchesAtOnce = 500;
const advertsAtOnce = 50;

/** A million searches of the usual kind take a third of it. */
const defaultMegabytes = 1024;

/**
 * Matches in a thread of its own, so that no visitor waits for it. If the thread fails, all calls from then on are
 * rejected: the caller opens another one and sets all searches again.
 */
export function openMatcherThread({
  mostMegabytes = defaultMegabytes,
  priority = 'low',
}: MatcherThreadOptions = {}): SearchMatcher {
  const thread = new Worker(new URL('matcher-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    workerData: priority,
  });
  const waiting = new Map<number, PromiseWithResolvers<MatcherAnswer>>();
  let lastCall = 0;
  let ended: Error | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  thread.on('message', (message: MatcherMessage) => {
    const caller = waiting.get(message.call);
    waiting.delete(message.call);
    // It keeps the process alive only while a caller waits.
    if (waiting.size === 0) thread.unref();
    if ('failure' in message) caller?.reject(new Error(message.failure));
    else caller?.resolve(message.answer);
  });
  thread.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  thread.on('exit', () => end(new Error('The thread that matches watched searches has ended.')));
  thread.unref();

  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }

  function post(message: MatcherCall): void {
    thread.postMessage(message);
  }

  function ask(task: MatcherTask): Promise<MatcherAnswer> {
    if (ended) return Promise.reject(ended);
    const caller = Promise.withResolvers<MatcherAnswer>();
    waiting.set(++lastCall, caller);
    thread.ref();
    post({ ...task, call: lastCall });
    return caller.promise;
  }

  /** Several messages of one caller are not mixed with those of another one. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  async function inSlices<T>(
    all: readonly T[],
    length: number,
    send: (slice: readonly T[]) => unknown,
  ): Promise<void> {
    for (let from = 0; from < all.length; from += length) {
      if (from > 0) await setImmediate();
      await send(all.slice(from, from + length));
    }
  }

  return {
    set: (searches) =>
      inTurn(() => inSlices(searches, searchesAtOnce, (slice) => ask({ kind: 'set', searches: slice }))),
    remove: (ids) =>
      inTurn(() => inSlices(ids, searchesAtOnce, (slice) => ask({ kind: 'remove', ids: slice }))),
    match: (adverts) =>
      inTurn(async () => {
        await inSlices(adverts, advertsAtOnce, (slice) => post({ kind: 'adverts', adverts: slice }));
        return (await ask({ kind: 'match' })) as Map<string, number[]>;
      }),
    memory: () => inTurn(() => ask({ kind: 'memory' })) as Promise<WatchedMemory>,
    async close() {
      await thread.terminate();
    },
  };
}
