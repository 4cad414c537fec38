import { setImmediate } from 'node:timers/promises';
import { type Channel, channels, dayMs, yearOf } from '@forecourt/domain';
import type { FittedModel, MarketSnapshot, PriceBook } from '@forecourt/pricing';
import type { Logger } from 'pino';
import { fitInThread } from './fit-in-thread.ts';

export interface RefitParts {
  book: PriceBook;
  log: Pick<Logger, 'info' | 'warn'>;
  /** How often to check whether there is work to do. */
  checkEveryMs?: number;
  /** A market of tens of thousands does not shift in less, unless a tenth of it changes. */
  everyMs?: number;
  /** Even an unchanged market grows older. */
  atLeastEveryMs?: number;
  now?: () => Date;
  /** Called after every fit: what was computed with the last one is out of date. */
  onFitted?: () => Promise<void>;
  /** Called after every fit that succeeded. */
  onSuccess?: () => void;
  fit?: (snapshots: readonly MarketSnapshot[], signal: AbortSignal) => Promise<readonly FittedModel[]>;
}

export interface Refitter {
  /** Fits once, then again whenever the market has changed and the interval since the last fit is over. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps the models of a price book in step with its market, in the background. */
export function createRefitter(parts: RefitParts): Refitter {
  const { book, log, now = () => new Date(), fit = fitInThread } = parts;
  const { checkEveryMs = 2000, everyMs = 5 * 60_000, atLeastEveryMs = dayMs } = parts;
  const stopping = new AbortController();
  let changesSeen = -1;
  let fittedAt = 0;
  let advertsFitted = 0;
  let isRunning = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function refit(): Promise<void> {
    const moment = now();
    const { changes, adverts } = book;
    const started = performance.now();
    isRunning = true;
    // Also after a failure: it is retried after the usual interval.
    fittedAt = moment.getTime();
    changesSeen = changes;
    advertsFitted = adverts;
    try {
      const models = await fit(await copyMarket(yearOf(moment)), stopping.signal);
      for (const [index, channel] of channels.entries()) setModel(channel, models[index]);
      const ms = Math.round(performance.now() - started);
      log.info({ ms, ...describe(book) }, 'The price model is fitted');
      await parts.onFitted?.();
      parts.onSuccess?.();
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'The price model could not be fitted');
      changesSeen = -1;
    } finally {
      isRunning = false;
    }
  }

  /**
   * One channel after the other: copying is the only part of the fitting that visitors could have to wait
   * for.
   */
  async function copyMarket(at: number): Promise<MarketSnapshot[]> {
    const snapshots: MarketSnapshot[] = [];
    for (const channel of channels) {
      snapshots.push(book.table(channel).snapshot(at));
      await setImmediate();
    }
    return snapshots;
  }

  function setModel(channel: Channel, model: FittedModel | undefined): void {
    if (model) book.setModel(channel, model);
  }

  function isDue(): boolean {
    if (isRunning) return false;
    const waited = now().getTime() - fittedAt;
    if (book.changes === changesSeen) return waited >= atLeastEveryMs;
    const isAnotherMarket = changesSeen >= 0 && book.changes - changesSeen > advertsFitted / 10;
    return isAnotherMarket || waited >= everyMs;
  }

  return {
    start() {
      if (stopping.signal.aborted) return running;
      timer = setInterval(() => {
        if (isDue()) running = running.then(refit);
      }, checkEveryMs);
      timer.unref();
      running = refit();
      return running;
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

function describe(book: PriceBook) {
  const errors = channels.map((channel) => [channel, book.model(channel)?.holdOut.median ?? null] as const);
  return { medianErrors: Object.fromEntries(errors) };
}
