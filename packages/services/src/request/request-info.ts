import type { Logger } from 'pino';
import type { SecurityEvent } from './security-event.ts';

/** Who sent a request, as far as limits and the log need to know. */
export interface Visitor {
  /** Of the network: for limits, and never kept or logged as it is. */
  visitorAddress: string;
  /** Tells the operator of a refusal, with the id of the request and a hash of the visitor. */
  logSecurityEvent(kind: SecurityEvent): void;
}

export interface RefusalForNow {
  /** This visitor has asked for too much, or the site has too much to do. */
  status: 429 | 503;
  retryAfterSeconds: number;
}

/** What a page may know of its request beside the request itself. */
export interface RequestInfo extends Visitor {
  requestId: string;
  /** Every inline script and style of the page carries it; the Content-Security-Policy names it. */
  nonce: string;
  isMobile: boolean;
  isCrawler: boolean;
  log: Logger;
  /** What was sent as a form, read once and within bounds; null of anything else. */
  form: FormData | null;
  /**
   * The token for a form of this visitor. Asking for it makes the response personal: it is then never kept by a
   * shared cache. A page without a form does not ask and stays cacheable.
   */
  csrfToken(): string;
  /** Why a page could not be made: what the visitor is told follows from it. */
  noteFailure(error: unknown): void;
  /** What was refused for now: the page says it in words, its status and `Retry-After` say it to programs. */
  noteRefusal(refusal: RefusalForNow): void;
  /** The route's pattern names the request in metrics: raw paths would make a series for every advert. */
  setRoute(pattern: string): void;
}

export type PageHandler = (request: Request, info: RequestInfo) => Promise<Response>;
