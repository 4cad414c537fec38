import type { Logger } from 'pino';
import type { CountedPage } from '../figures/figure-counter.ts';
import type { MarketReads } from './market-reads.ts';
import type { SecurityEvent } from './security-event.ts';

/** Who sent a request, as far as rate limits and the log need to know. */
export interface Visitor {
  /** The network address: for rate limits, and never stored or logged as it is. */
  visitorAddress: string;
  /** Reports a refusal to the operator, with the id of the request and a hash of the visitor. */
  logSecurityEvent(event: SecurityEvent, details?: Readonly<Record<string, string>>): void;
}

export interface RefusalForNow {
  /** This visitor has asked for too much, or the site is overloaded. */
  status: 429 | 503;
  retryAfterSeconds: number;
}

/** A file that a visitor sent. */
export interface UploadedFile {
  /** As the visitor's device calls it. */
  name: string;
  path: string;
  /** It was larger than allowed, and only its beginning was kept. */
  isTooLarge: boolean;
}

/**
 * What a page may know about its request besides its address: a page's request has no headers. Reading anything about the
 * visitor (the address, the cookie, the token, the form) makes the page personal: it is rendered for this
 * visitor alone and never kept.
 */
export interface RequestInfo extends Visitor {
  requestId: string;
  /** Every inline script and style of the page carries it; the Content-Security-Policy names it. */
  nonce: string;
  isMobile: boolean;
  isCrawler: boolean;
  log: Logger;
  /** The visitor's browser and system, such as "Firefox on Windows". */
  device(): string;
  /** The `Cookie` header. */
  cookie(): string | null;
  /** The submitted form, read once and within limits; null for anything else. */
  form: FormData | null;
  /** Files that were sent, on the disk until the response is made; only a few addresses take any. */
  uploads: readonly UploadedFile[];
  /**
   * The token for this visitor's form. Reading it makes the response personal, so that no shared cache stores
   * it. A page without a form does not read it and stays cacheable.
   */
  csrfToken(): string;
  /** The adverts on the page, for their figures: counted each time that the page is sent, also from the cache. */
  noteAdverts(adverts: CountedPage): void;
  /**
   * Whether the page that is kept for this address was made of exactly this data: then it is sent again, and no HTML is
   * needed. The data stands for everything that the HTML is made of.
   */
  isMadeOf(data: string): boolean;
  /** What the page reads of the market, which its services note. */
  reads: MarketReads;
  /** Why a page could not be built: it decides what the visitor is told. */
  noteFailure(error: unknown): void;
  /** A temporary refusal: the page says it in words, its status and `Retry-After` say it to programs. */
  noteRefusal(refusal: RefusalForNow): void;
  /** The route's pattern names the request in metrics: raw paths would create a series for every advert. */
  setRoute(pattern: string): void;
}

export type PageHandler = (request: Request, info: RequestInfo) => Promise<Response>;
