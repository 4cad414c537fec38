import type { SearchEngine } from '@forecourt/search';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { ChangeFollower } from './follow-changes.ts';

export interface SearchMetrics {
  searchSeconds: Histogram<'channel'>;
}

/** How long the engine alone takes; the page's adverts are loaded after it. */
export function createSearchMetrics(registry: Registry): SearchMetrics {
  return {
    searchSeconds: new Histogram({
      name: 'search_duration_seconds',
      help: 'Time of one search with its facets, by channel',
      labelNames: ['channel'],
      buckets: [0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1],
      registers: [registry],
    }),
  };
}

/** The state of the index, read whenever the metrics are. */
export function watchIndex(
  registry: Registry,
  engine: SearchEngine,
  follower: Pick<ChangeFollower, 'secondsBehind' | 'rebuilds'>,
): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number | null | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read();
        if (value !== null) this.set(value);
      },
    });
  gauge('search_index_version', 'Sequence number of the last change in the index', () => engine.version);
  gauge('search_index_adverts', 'Adverts in the index', async () => (await engine.memory()).adverts);
  gauge('search_index_bytes', 'Memory used by the index', async () => (await engine.memory()).bytes);
  gauge('search_index_seconds_behind', 'Time since the index was last known to match the store', () =>
    follower.secondsBehind(),
  );
  gauge('search_index_rebuilds', 'Reloads of the index after its first load', () => follower.rebuilds());
}
