import { setImmediate, setTimeout } from 'node:timers/promises';
import type { SearchableAdvert } from '@forecourt/domain';
import type { PriceBook } from '@forecourt/pricing';
import { forwardTo, type SearchEngine } from '@forecourt/search';
import type { Logger } from 'pino';
import { withPriceValues, withRating } from './with-price-values.ts';

type Prices = Pick<PriceBook, 'has' | 'set' | 'setPrice' | 'delete' | 'keepOnly' | 'judge' | 'judgePrice'>;

export interface WatchedEngine extends SearchEngine {
  /** Settles when the price book knows everything that the engine has been given so far. */
  settled(): Promise<void>;
}

/** About a millisecond of learning: visitors are answered in between. */
const sliceLength = 100;
const retryMs = 5000;

/**
 * An engine that forwards everything it is given to the price book: prices then follow the same market as
 * searches, and the market is read once. Searching comes first: the book learns a whole market only when the
 * engine has it. On its way in, each advert gets the yearly cost and the rating that searches use.
 */
export function watchEngine(
  engine: SearchEngine,
  prices: Prices,
  readMarket: () => AsyncIterable<readonly SearchableAdvert[]>,
  log: Pick<Logger, 'warn'>,
  {
    now = () => new Date(),
    /** Ends the reading of the market; whoever waits for it then waits no longer than for the batch on its way. */
    signal = new AbortController().signal,
  }: { now?: () => Date; signal?: AbortSignal } = {},
): WatchedEngine {
  let learning: Promise<void> = Promise.resolve();
  const asked = Promise.withResolvers<void>();
  // One after the other, so that a change never precedes the market that it changes.
  const learn = (act: () => void | Promise<void>) => {
    learning = learning.then(act);
  };
  const changed: Pick<WatchedEngine, 'settled' | 'fingerprints' | 'apply' | 'rebuild' | 'read' | 'restore'> =
    {
      settled() {
        asked.resolve();
        return learning;
      },
      // An advert that the book does not hold is judged by all that it states, so that is read.
      async fingerprints(references) {
        const known = await engine.fingerprints(references);
        return known.map((fingerprint, place) => (prices.has(references[place] ?? '') ? fingerprint : null));
      },
      async apply(changes) {
        const moment = now();
        await engine.apply(
          changes.map((change) =>
            'prices' in change
              ? { ...change, prices: withRating(change.publicReference, change.prices, prices) }
              : { ...change, advert: change.advert && withPriceValues(change.advert, prices, moment) },
          ),
        );
        learn(() => {
          for (const change of changes) {
            if ('prices' in change) prices.setPrice(change.publicReference, change.prices.price);
            else if (change.advert) prices.set(change.advert);
            else prices.delete(change.publicReference);
          }
        });
      },
      async rebuild(adverts, version, onRead) {
        const seen: SearchableAdvert[] = [];
        await engine.rebuild(noting(adverts, seen, prices, now()), version, onRead);
        learn(() => learnMarket(inSlices(seen), prices, signal));
      },
      read: (adverts, onRead) => engine.read(noting(adverts, null, prices, now()), onRead),
      // The engine did not read the market. The book has to, but nothing waits for it: it does so on demand.
      async restore(market, version) {
        await engine.restore(market, version);
        learn(async () => {
          await asked.promise;
          while (!signal.aborted && !(await tryLearnMarket(readMarket(), prices, log, signal)))
            await setTimeout(retryMs, undefined, { ref: false, signal }).catch(() => {});
        });
      },
    };
  return Object.assign(forwardTo(engine), changed);
}

async function* noting(
  adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
  seen: SearchableAdvert[] | null,
  prices: Prices,
  moment: Date,
): AsyncGenerator<SearchableAdvert> {
  for await (const advert of adverts) {
    seen?.push(advert);
    yield withPriceValues(advert, prices, moment);
  }
}

function* inSlices(adverts: readonly SearchableAdvert[]): Generator<readonly SearchableAdvert[]> {
  for (let from = 0; from < adverts.length; from += sliceLength) {
    yield adverts.slice(from, from + sliceLength);
  }
}

/** If the database is unreachable for a moment, ratings are delayed by a moment. */
async function tryLearnMarket(
  slices: AsyncIterable<readonly SearchableAdvert[]>,
  prices: Prices,
  log: Pick<Logger, 'warn'>,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await learnMarket(slices, prices, signal);
    return true;
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'The market could not be read for the price model');
    return false;
  }
}

async function learnMarket(
  slices: AsyncIterable<readonly SearchableAdvert[]> | Iterable<readonly SearchableAdvert[]>,
  prices: Prices,
  signal: AbortSignal,
): Promise<void> {
  const references = new Set<string>();
  for await (const slice of slices) {
    for (const advert of slice) {
      prices.set(advert);
      references.add(advert.publicReference);
    }
    await setImmediate();
    if (signal.aborted) return;
  }
  prices.keepOnly(references);
}
