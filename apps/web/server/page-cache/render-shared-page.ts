import { randomUUID } from 'node:crypto';
import { type CountedPage, MarketReads, type PageHandler, type RequestInfo } from '@forecourt/services';
import type { Logger } from 'pino';
import { formatRoute } from '../http/serve-pages.ts';
import { decideCounted } from './count-pages.ts';
import type { Rendered } from './page-cache.ts';
import { parsePageKey } from './page-key.ts';
import { isForAnyone, readSharedPage, type SharedPage } from './shared-page.ts';

export interface SharedRender {
  pages: PageHandler;
  origin: string;
  log: Logger;
}

/**
 * Renders a page without a visitor; null if the page is gone or failed. The previous page is returned again if it was made
 * of the same data.
 */
export async function renderSharedPage(
  key: string,
  previous: SharedPage | null,
  { pages, origin, log }: SharedRender,
): Promise<Rendered<SharedPage>> {
  const { address, isMobile } = parsePageKey(key);
  const nonce = randomUUID();
  let route = '';
  let isPersonal = false;
  let madeOf = null as string | null;
  let adverts: CountedPage | undefined;
  const reads = new MarketReads();
  const personally = () => {
    isPersonal = true;
  };
  const info: RequestInfo = {
    requestId: 'page-cache',
    nonce,
    isMobile,
    // Waits for all data.
    isCrawler: true,
    log,
    get visitorAddress() {
      personally();
      return '';
    },
    get form() {
      personally();
      return null;
    },
    uploads: [],
    logSecurityEvent: personally,
    device() {
      personally();
      return '';
    },
    cookie() {
      personally();
      return null;
    },
    csrfToken() {
      personally();
      return '';
    },
    reads,
    isMadeOf(data) {
      madeOf = data;
      return !isPersonal && previous?.madeOf === data;
    },
    noteAdverts(noted) {
      adverts = noted;
    },
    noteFailure() {
      madeOf = null;
    },
    noteRefusal() {},
    setRoute(pattern) {
      route = formatRoute(pattern);
    },
  };
  const response = await pages(new Request(origin + address), info);
  if (isPersonal || response.status !== 200 || !isForAnyone(response)) {
    await response.body?.cancel();
    return isPersonal || response.status === 200 ? 'personal' : null;
  }
  const isUnchanged = madeOf !== null && !response.body && previous?.madeOf === madeOf;
  const page = isUnchanged && previous ? previous : await readSharedPage(response, nonce, route);
  if (page instanceof Response) {
    await page.body?.cancel();
    return 'personal';
  }
  page.madeOf = madeOf;
  page.adverts = decideCounted(address, adverts);
  page.channels = reads.channels();
  return page;
}
