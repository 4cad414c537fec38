import type { Services } from '@forecourt/services';
import type { PageCache } from './page-cache.ts';
import type { SharedPage } from './shared-page.ts';

/** What cached pages are made of. */
export interface MarketState {
  /** Of each channel: another after each change of an advert or dealer in it, and after each fit of the prices. */
  editions: ReturnType<Services['search']['editions']>;
  isMadeUp: boolean;
}

export type SharedPageCache = PageCache<SharedPage, MarketState>;

/** Returns the same object while nothing has changed. */
export function createStateReader({ search, site }: Pick<Services, 'search' | 'site'>): () => MarketState {
  let last: MarketState = { editions: search.editions(), isMadeUp: site.holdsMadeUpMarket() };
  return () => {
    const [editions, isMadeUp] = [search.editions(), site.holdsMadeUpMarket()];
    if (editions !== last.editions || isMadeUp !== last.isMadeUp) last = { editions, isMadeUp };
    return last;
  };
}

/** Whether what has changed is not on the page: a bike is on no page of cars. */
export function isSamePage({ channels }: SharedPage, before: MarketState, now: MarketState): boolean {
  return (
    channels !== null &&
    before.isMadeUp === now.isMadeUp &&
    channels.every((channel) => before.editions[channel] === now.editions[channel])
  );
}
