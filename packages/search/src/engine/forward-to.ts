import type { SearchEngine } from './search-engine.ts';

/** An engine that passes everything on to another one; a wrapper replaces the methods that it changes. */
export function forwardTo(engine: SearchEngine): SearchEngine {
  return {
    get version() {
      return engine.version;
    },
    get revision() {
      return engine.revision;
    },
    get editions() {
      return engine.editions;
    },
    search: (query) => engine.search(query),
    countAround: (query, positions, radiusKm) => engine.countAround(query, positions, radiusKm),
    fingerprints: (references) => engine.fingerprints(references),
    apply: (changes) => engine.apply(changes),
    revise: (channel, keys, valuesOf) => engine.revise(channel, keys, valuesOf),
    rebuild: (adverts, version, onRead) => engine.rebuild(adverts, version, onRead),
    read: (adverts, onRead) => engine.read(adverts, onRead),
    restore: (market, version) => engine.restore(market, version),
    makes: (channel) => engine.makes(channel),
    names: (channel, key) => engine.names(channel, key),
    memory: () => engine.memory(),
  };
}
