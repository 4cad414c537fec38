import type { SearchableAdvert } from '@forecourt/domain';
import { forwardTo } from './forward-to.ts';
import type { SearchEngine } from './search-engine.ts';

/** An engine to which every advert goes through `map`, which adds what no seller states. */
export function mapAdverts(
  engine: SearchEngine,
  map: (advert: SearchableAdvert) => SearchableAdvert,
): SearchEngine {
  const changed: Pick<SearchEngine, 'apply' | 'rebuild' | 'read'> = {
    apply: (changes) =>
      engine.apply(
        changes.map((change) =>
          'prices' in change ? change : { ...change, advert: change.advert && map(change.advert) },
        ),
      ),
    rebuild: (adverts, version, onRead) => engine.rebuild(mapAll(adverts, map), version, onRead),
    read: (adverts, onRead) => engine.read(mapAll(adverts, map), onRead),
  };
  return Object.assign(forwardTo(engine), changed);
}

async function* mapAll(
  adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
  map: (advert: SearchableAdvert) => SearchableAdvert,
): AsyncGenerator<SearchableAdvert> {
  for await (const advert of adverts) yield map(advert);
}
