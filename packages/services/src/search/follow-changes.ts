import { setImmediate } from 'node:timers/promises';
import type { AdvertChange, SearchEngine } from '@forecourt/search';
import { type Database, identifyDatabase, latestSequence, type Session } from '@forecourt/store';
import type { Logger } from 'pino';
import { createSignal } from '../signal/signal.ts';
import { chooseSource } from './choose-source.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { isFarBehind, loadIndex } from './load-index.ts';
import {
  type ChangeBatch,
  completeChanges,
  findKnown,
  type ReadChange,
  readChangeBatch,
} from './read-change-batch.ts';
import type { IndexFile } from './saved-index/index-file.ts';

export interface FollowOptions {
  db: Database;
  /** Where whole markets are read from, if possible. */
  replica?: Session | null;
  engine: SearchEngine;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Called before searches can see the changes. */
  onChanges?(publicReferences: readonly string[]): void;
  onRebuild?(): void;
  /** How long to wait for a notification before polling. */
  pollMs?: number;
  batchSize?: number;
  /** A stored index from an earlier process, for the first load. */
  file?: IndexFile | null;
}

export interface ChangeFollower {
  /** Settles when the market is first loaded, or when the follower is stopped before. */
  loaded: Promise<void>;
  isLoaded(): boolean;
  /** How long ago the index was last known to be in step with the store; null before it is loaded. */
  secondsBehind(): number | null;
  rebuilds(): number;
  /** Checks for changes at once. */
  wake(): void;
  stop(): Promise<void>;
}

/** How much later a change is seen if its notification is lost. */
export const longestUnnoticedMs = 1000;
/** Prices and scores of a slice are computed at once: visitors are answered between two slices. */
const sliceSize = 250;
const shortestPauseMs = 250;
/** The time that a change of prices takes, as a share of that of a whole advert. */
const priceShare = 0.1;
/** While the database is known to be unreachable, asking it costs nothing. */
const longestPauseMs = 2000;

/**
 * Keeps an index in step with the store: loads the market, then applies every change in order. A database
 * notification wakes it at once; without one it polls every second, so that a lost notification only costs a
 * second.
 */
export function followChanges(options: FollowOptions): ChangeFollower {
  const { db, engine, log, pollMs = longestUnnoticedMs, batchSize = 2000 } = options;
  const stopping = new AbortController();
  const changed = createSignal();
  const firstLoad = Promise.withResolvers<void>();
  let isLoaded = false;
  /** A stored market is only current once it has caught up. */
  let isOpen = false;
  /** 0 until then. */
  let levelAt = 0;
  let rebuilds = 0;

  async function rebuild(): Promise<void> {
    const started = performance.now();
    const file = isLoaded ? null : (options.file ?? null);
    const source = await chooseSource(db, options.replica ?? null, log);
    const database = await identifyDatabase(db.longWork);
    const way = await loadIndex(source, engine, { signal: stopping.signal, file, database, log });
    if (way === 'read') isOpen = true;
    options.onRebuild?.();
    if (isLoaded) rebuilds++;
    isLoaded = true;
    const { adverts, bytes } = await engine.memory();
    const ms = Math.round(performance.now() - started);
    log.info({ adverts, bytes, version: engine.version, ms, way }, 'The index is loaded');
  }

  /** The database reads a slice while the one before, which concerns other adverts, is applied. */
  async function applyInSlices(changes: readonly ReadChange[]): Promise<void> {
    const complete = (from: number) => completed(db, engine, changes.slice(from, from + sliceSize));
    let next = complete(0);
    for (let from = 0; from < changes.length; from += sliceSize) {
      const slice = await next;
      next = complete(from + sliceSize);
      options.onChanges?.(slice.map(({ publicReference }) => publicReference));
      await engine.apply(slice);
      await setImmediate();
    }
  }

  /** Judged by what the first changes are: those of prices alone take a fraction of the time. */
  async function isReloadSooner(changes: readonly ReadChange[]): Promise<boolean> {
    const [latest, { adverts }, known] = await Promise.all([
      latestSequence(db),
      engine.memory(),
      findKnown(engine, changes),
    ]);
    const whole = known.filter((isKnown) => !isKnown).length / known.length;
    return isFarBehind((latest - engine.version) * Math.max(whole, priceShare), adverts);
  }

  /** Reads the changes after a version. */
  function ask(version: number): { askedAt: number; answer: Promise<ChangeBatch> } {
    const answer = readChangeBatch(db, version, batchSize);
    // Handled when it is awaited; until then Node must not report it as an unhandled rejection.
    answer.catch(() => {});
    return { askedAt: Date.now(), answer };
  }

  async function catchUp(): Promise<void> {
    let asked = ask(engine.version);
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      const batch = await asked.answer;
      if (batch.kind === 'gap' || (isFirst && !batch.isLast && (await isReloadSooner(batch.changes)))) {
        if (batch.kind === 'gap')
          log.warn(
            { version: engine.version },
            'Changes were pruned before they were read; reloading the market',
          );
        await rebuild();
        asked = ask(engine.version);
        continue;
      }
      const { askedAt } = asked;
      // The database reads the next changes while these are applied.
      if (!batch.isLast) asked = ask(batch.version);
      await applyInSlices(batch.changes);
      if (!batch.isLast) continue;
      levelAt = askedAt;
      isOpen = true;
      return;
    }
  }

  async function follow(): Promise<void> {
    for (let pauseMs = shortestPauseMs; !stopping.signal.aborted; ) {
      try {
        if (!isLoaded) await rebuild();
        await catchUp();
        firstLoad.resolve();
        pauseMs = shortestPauseMs;
        await changed.wait(pollMs);
      } catch (error) {
        if (stopping.signal.aborted) return;
        // Logged once per outage: it is retried until it succeeds.
        if (pauseMs === shortestPauseMs) log.warn({ err: error }, 'The index could not be updated');
        await changed.wait(pauseMs);
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    }
  }

  const listening = listenForChanges(db, changed.notify, log, stopping.signal);
  const following = follow();
  return {
    loaded: firstLoad.promise,
    isLoaded: () => isOpen,
    secondsBehind: () => (levelAt > 0 ? Math.max(0, Date.now() - levelAt) / 1000 : null),
    rebuilds: () => rebuilds,
    wake: changed.notify,
    async stop() {
      stopping.abort();
      changed.notify();
      await following;
      firstLoad.resolve();
      const stopListening = await listening;
      await stopListening?.();
    },
  };
}

function completed(
  db: Database,
  engine: SearchEngine,
  changes: readonly ReadChange[],
): Promise<AdvertChange[]> {
  const changed = completeChanges(db, engine, changes);
  // Handled when it is awaited; until then Node must not report it as an unhandled rejection.
  changed.catch(() => {});
  return changed;
}
