import type { SearchableAdvert } from '@forecourt/domain';
import type { SearchEngine } from './search-engine.ts';

/** An engine to which every advert goes through `map`, which adds what no seller states. */
export function mapAdverts(
  engine: SearchEngine,
  map: (advert: SearchableAdvert) => SearchableAdvert,
): SearchEngine {
  return {
    get version() {
      return engine.version;
    },
    get revision() {
      return engine.revision;
    },
    search: (query) => engine.search(query),
    countAround: (...question) => engine.countAround(...question),
    revise: (channel, keys, valuesOf) => engine.revise(channel, keys, valuesOf),
    makes: (channel) => engine.makes(channel),
    names: (channel, key) => engine.names(channel, key),
    memory: () => engine.memory(),
    restore: (market, version) => engine.restore(market, version),
    apply: (changes) =>
      engine.apply(changes.map((change) => ({ ...change, advert: change.advert && map(change.advert) }))),
    rebuild: (adverts, version, onRead) => engine.rebuild(mapAll(adverts, map), version, onRead),
  };
}

async function* mapAll(
  adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
  map: (advert: SearchableAdvert) => SearchableAdvert,
): AsyncGenerator<SearchableAdvert> {
  for await (const advert of adverts) yield map(advert);
}
