import type { Services } from '@forecourt/services';
import { Gauge } from 'prom-client';
import type { FairQueue } from '../load-shedding/fair-queue.ts';
import type { Metrics } from '../logging/metrics.ts';
import { createStateReader, isSamePage, type SharedPageCache } from './market-state.ts';
import { PageCache, type Rendered } from './page-cache.ts';
import { renderSharedPage, type SharedRender } from './render-shared-page.ts';
import type { SharedPage } from './shared-page.ts';

export interface PageCacheParts extends Omit<SharedRender, 'origin'> {
  services: Pick<Services, 'search' | 'site'>;
  maxBytes: number;
  renders: FairQueue<void>;
  metrics: Metrics;
}

export function openPageCache(parts: PageCacheParts): SharedPageCache {
  const { services, maxBytes, renders, metrics, log } = parts;
  const cache: SharedPageCache = new PageCache({
    maxBytes,
    readState: createStateReader(services),
    isSame: isSamePage,
    mayKeep: ({ status }) => status === 200,
    async render(key, previous) {
      let page: Rendered<SharedPage> = null;
      await renders.run({ visitor: 'page-cache' }, async () => {
        page = await renderSharedPage(key, previous, { ...parts, origin: services.site.origin });
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
