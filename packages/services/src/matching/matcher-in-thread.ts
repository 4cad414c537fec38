import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WatchedMemory } from '@forecourt/search';
import type { MatcherAnswer, MatcherCall, MatcherMessage, MatcherTask } from './matcher-messages.ts';
import type { SearchMatcher } from './search-matcher.ts';

export interface MatcherThreadOptions {
  /** A thread that needs more ends, and with it every call. */
  mostMegabytes?: number;
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
}: MatcherThreadOptions = {}): SearchMatcher {
  const thread = new Worker(new URL('matcher-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
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

  function ask(task: MatcherTask): Promise<MatcherAnswer> {
    if (ended) return Promise.reject(ended);
    const caller = Promise.withResolvers<MatcherAnswer>();
    const call: MatcherCall = { ...task, call: ++lastCall };
    waiting.set(call.call, caller);
    thread.ref();
    thread.postMessage(call);
    return caller.promise;
  }

  /** Several messages of one caller are not mixed with those of another one. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  async function askInSlices<T>(
    all: readonly T[],
    length: number,
    taskOf: (slice: readonly T[]) => MatcherTask,
  ): Promise<void> {
    for (let from = 0; from < all.length; from += length) {
      await ask(taskOf(all.slice(from, from + length)));
      await setImmediate();
    }
  }

  return {
    set: (searches) =>
      inTurn(() => askInSlices(searches, searchesAtOnce, (slice) => ({ kind: 'set', searches: slice }))),
    remove: (ids) =>
      inTurn(() => askInSlices(ids, searchesAtOnce, (slice) => ({ kind: 'remove', ids: slice }))),
    match: (adverts) =>
      inTurn(async () => {
        await askInSlices(adverts, advertsAtOnce, (slice) => ({ kind: 'adverts', adverts: slice }));
        return (await ask({ kind: 'match' })) as Map<string, number[]>;
      }),
    memory: () => inTurn(() => ask({ kind: 'memory' })) as Promise<WatchedMemory>,
    async close() {
      await thread.terminate();
    },
  };
}
