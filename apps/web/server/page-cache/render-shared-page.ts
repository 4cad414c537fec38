import type { CountedPage, PageHandler, RequestInfo } from '@forecourt/services';
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

/** Renders a page for nobody in particular; null if it would be another for each visitor, or is gone. */
export async function renderSharedPage(
  key: string,
  { pages, origin, log }: SharedRender,
): Promise<SharedPage | null> {
  const { address, isMobile } = parsePageKey(key);
  let route = '';
  let isPersonal = false;
  let adverts: CountedPage | undefined;
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
    noteAdverts(noted) {
      adverts = noted;
    },
    noteFailure() {},
    noteRefusal() {},
    setRoute(pattern) {
      route = formatRoute(pattern);
    },
  };
  const response = await pages(new Request(origin + address), info);
  const page = await readSharedPage(response, '', route);
  if (page instanceof Response) {
    await page.body?.cancel();
    return null;
  }
  page.adverts = decideCounted(address, adverts);
  return response.status !== 200 || isPersonal ? null : page;
}
