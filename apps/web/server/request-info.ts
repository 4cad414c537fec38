import type { Logger } from 'pino';

/** What a page may know of its request beside the request itself. */
export interface RequestInfo {
  requestId: string;
  /** Every inline script and style of the page carries it; the Content-Security-Policy names it. */
  nonce: string;
  isMobile: boolean;
  /** Of the network: for limits, and never kept as it is. */
  visitorAddress: string;
  log: Logger;
  /**
   * The token for a form of this visitor. Asking for it makes the response personal: it is then never kept by a
   * shared cache. A page without a form does not ask and stays cacheable.
   */
  csrfToken(): string;
  /** Why a page could not be made: what the visitor is told follows from it. */
  noteFailure(error: unknown): void;
  /** The route's pattern names the request in metrics: raw paths would make a series for every advert. */
  setRoute(pattern: string): void;
}

export type PageHandler = (request: Request, info: RequestInfo) => Promise<Response>;
