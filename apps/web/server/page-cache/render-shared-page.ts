import { type CountedPage, MarketReads, type PageHandler, type RequestInfo } from '@forecourt/services';
import type { Logger } from 'pino';
import { formatRoute } from '../http/serve-pages.ts';
import { decideCounted } from './count-pages.ts';
import { parsePageKey } from './page-key.ts';
import { readSharedPage, type SharedPage } from './shared-page.ts';

export interface SharedRender {
  pages: PageHandler;
  origin: string;
  log: Logger;
}

/**
 * Renders a page for nobody in particular; null if it would be another for each visitor, or is gone. The previous page is
 * returned again if it was made of the same data.
 */
export async function renderSharedPage(
  key: string,
  previous: SharedPage | null,
  { pages, origin, log }: SharedRender,
): Promise<SharedPage | null> {
  const { address, isMobile } = parsePageKey(key);
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
    nonce: '',
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
  if (response.status !== 200 || isPersonal) {
    await response.body?.cancel();
    return null;
  }
  const isUnchanged = madeOf !== null && !response.body && previous?.madeOf === madeOf;
  const page = isUnchanged && previous ? previous : await readSharedPage(response, '', route);
  if (page instanceof Response) {
    await page.body?.cancel();
    return null;
  }
  page.madeOf = madeOf;
  page.adverts = decideCounted(address, adverts);
  page.channels = reads.channels();
  return page;
}
