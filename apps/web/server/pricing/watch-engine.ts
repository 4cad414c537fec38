import { setImmediate } from 'node:timers/promises';
import type { SearchableAdvert } from '@forecourt/domain';
import type { PriceBook } from '@forecourt/pricing';
import type { SearchEngine } from '@forecourt/search';
import { withYearlyCost } from './with-yearly-cost.ts';

type Prices = Pick<PriceBook, 'set' | 'delete' | 'keepOnly'>;

export interface WatchedEngine extends SearchEngine {
  /** Settles when the price book knows everything that the engine has been told so far. */
  learnt(): Promise<void>;
}

/** About a millisecond of learning: visitors are answered in between. */
const sliceLength = 100;

/**
 * An engine that tells the price book of everything that it is told itself: prices then follow the same market as
 * searches do, and the market is read once. Searching comes first: the book learns a whole market only when the engine
 * has it. On its way in, each advert gets the yearly cost that it can be found by.
 */
export function watchEngine(
  engine: SearchEngine,
  prices: Prices,
  now: () => Date = () => new Date(),
): WatchedEngine {
  let learning: Promise<void> = Promise.resolve();
  // One after the other, so that a change does not come before the market that it changes.
  const learn = (act: () => void | Promise<void>) => {
    learning = learning.then(act);
  };
  return {
    get version() {
      return engine.version;
    },
    search: (query) => engine.search(query),
    makes: (channel) => engine.makes(channel),
    memory: () => engine.memory(),
    learnt: () => learning,
    async apply(changes) {
      const moment = now();
      await engine.apply(
        changes.map((change) => ({
          ...change,
          advert: change.advert && withYearlyCost(change.advert, moment),
        })),
      );
      learn(() => {
        for (const { publicReference, advert } of changes) {
          if (advert) prices.set(advert);
          else prices.delete(publicReference);
        }
      });
    },
    async rebuild(adverts, version) {
      const seen: SearchableAdvert[] = [];
      await engine.rebuild(noting(adverts, seen, now()), version);
      learn(() => learnMarket(seen, prices));
    },
  };
}

async function* noting(
  adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
  seen: SearchableAdvert[],
  moment: Date,
): AsyncGenerator<SearchableAdvert> {
  for await (const advert of adverts) {
    seen.push(advert);
    yield withYearlyCost(advert, moment);
  }
}

async function learnMarket(adverts: readonly SearchableAdvert[], prices: Prices): Promise<void> {
  for (let from = 0; from < adverts.length; from += sliceLength) {
    for (const advert of adverts.slice(from, from + sliceLength)) prices.set(advert);
    await setImmediate();
  }
  prices.keepOnly(new Set(adverts.map(({ publicReference }) => publicReference)));
}
