import { channels, type SearchableAdvert } from '@forecourt/domain';
import { PriceBook } from '@forecourt/pricing';
import type { SearchEngine } from '@forecourt/search';
import {
  type Database,
  findAdvertsByPlate,
  findReferencesByPlate,
  readSearchableAdverts,
} from '@forecourt/store';
import type { Logger } from 'pino';
import type { PricingService } from './pricing-service.ts';
import { createPricingService } from './pricing-service.ts';
import { createRefitter } from './refit.ts';
import { watchEngine } from './watch-engine.ts';
import { ratedKeys, ratedValues, withPriceValues } from './with-price-values.ts';

export interface Pricing {
  service: PricingService;
  /** The engine wrapper through which the market is learnt. */
  watch(engine: SearchEngine): SearchEngine;
  /** An advert with what the watched engine would find it by. */
  complete(advert: SearchableAdvert): SearchableAdvert;
  /** Fits the market that the watched engine has loaded; settles when the first fit is done or has failed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface PricingParts {
  db: Database;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Called after every fit that succeeded. */
  onSuccess?: () => void;
}

/**
 * Wires up pricing: the market's figures, the refitting of the models, and the service that answers from
 * them.
 */
export function openPricing({ db, log, onSuccess = () => {} }: PricingParts): Pricing {
  const book = new PriceBook();
  const refitter = createRefitter({ book, log, onFitted: rateMarket, onSuccess });
  const stopping = new AbortController();
  let watching: SearchEngine | null = null;
  let settled = () => Promise.resolve();

  /** Searches find adverts by their rating, which every fit may change. */
  async function rateMarket(): Promise<void> {
    for (const channel of channels)
      await watching?.revise(channel, ratedKeys, ({ reference, price }) =>
        ratedValues(book.judgeKnown(channel, reference), price),
      );
  }

  return {
    service: createPricingService({
      book,
      findByPlate: (plate) => findAdvertsByPlate(db, plate),
      findReferencesByPlate: (plate) => findReferencesByPlate(db, plate),
    }),
    watch(engine) {
      // Few at a time: learning them must not keep visitors waiting.
      const watched = watchEngine(
        engine,
        book,
        () => readSearchableAdverts(db.longWork, { batchSize: 250 }),
        log,
        { signal: stopping.signal },
      );
      watching = watched;
      settled = watched.settled;
      return watched;
    },
    complete: (advert) => withPriceValues(advert, book, new Date()),
    async start() {
      await settled();
      await refitter.start();
    },
    async stop() {
      stopping.abort();
      await refitter.stop();
      // The database is closed next: nothing may read the market by then.
      await settled();
    },
  };
}
