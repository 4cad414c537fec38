import type { SearchableAdvert } from '@forecourt/domain';
import type { PriceBook } from '@forecourt/pricing';
import type { SearchEngine } from '@forecourt/search';

type Prices = Pick<PriceBook, 'set' | 'delete' | 'keepOnly'>;

/**
 * An engine that tells the price book of everything that it is told itself: prices then follow the same market as
 * searches do, and the market is read once.
 */
export function watchEngine(engine: SearchEngine, prices: Prices): SearchEngine {
  return {
    get version() {
      return engine.version;
    },
    search: (query) => engine.search(query),
    makes: (channel) => engine.makes(channel),
    memory: () => engine.memory(),
    async apply(changes) {
      await engine.apply(changes);
      for (const { publicReference, advert } of changes) {
        if (advert) prices.set(advert);
        else prices.delete(publicReference);
      }
    },
    async rebuild(adverts, version) {
      const seen = new Set<string>();
      await engine.rebuild(noting(adverts, prices, seen), version);
      prices.keepOnly(seen);
    },
  };
}

async function* noting(
  adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
  prices: Prices,
  seen: Set<string>,
): AsyncGenerator<SearchableAdvert> {
  for await (const advert of adverts) {
    prices.set(advert);
    seen.add(advert.publicReference);
    yield advert;
  }
}
