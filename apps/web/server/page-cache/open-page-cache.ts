import type { Services } from '@forecourt/services';
import { Gauge } from 'prom-client';
import type { FairQueue } from '../load-shedding/fair-queue.ts';
import type { Metrics } from '../logging/metrics.ts';
import { PageCache } from './page-cache.ts';
import { renderSharedPage, type SharedRender } from './render-shared-page.ts';
import type { SharedPage } from './shared-page.ts';

export interface PageCacheParts extends Omit<SharedRender, 'origin'> {
  services: Pick<Services, 'search' | 'site'>;
  maxBytes: number;
  renders: FairQueue<void>;
  metrics: Metrics;
}

export function openPageCache(parts: PageCacheParts): PageCache<SharedPage> {
  const { services, maxBytes, renders, metrics, log } = parts;
  const { search, site } = services;
  let last = { version: -1, revision: -1, isMadeUp: false };
  const cache = new PageCache<SharedPage>({
    maxBytes,
    // The index has a new version after each change of an advert or dealer, and a new revision after each fit of the prices.
    readState() {
      const { version, revision } = search.state();
      const isMadeUp = site.holdsMadeUpMarket();
      if (version !== last.version || revision !== last.revision || isMadeUp !== last.isMadeUp)
        last = { version, revision, isMadeUp };
      return last;
    },
    async render(key) {
      let page: SharedPage | null = null;
      await renders.run({ visitor: 'page-cache' }, async () => {
        page = await renderSharedPage(key, { ...parts, origin: site.origin });
        metrics.pages.inc({ outcome: 'refreshed' });
      });
      return page;
    },
    onError: (error) => log.warn({ err: error }, 'A cached page could not be rendered again'),
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory taken by cached pages',
    registers: [metrics.registry],
    collect() {
      this.set(cache.bytes);
    },
  });
  return cache;
}
