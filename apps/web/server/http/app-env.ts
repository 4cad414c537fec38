import type { CountedPage, MarketReads, UploadedFile, Visitor } from '@forecourt/services';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { SharedPage } from '../page-cache/shared-page.ts';

/** Per-request variables set by the middleware. */
export interface AppVariables extends Visitor {
  requestId: string;
  log: Logger;
  nonce: string;
  /** The route pattern for logs and metrics. */
  route: string;
  /** Set for a page that is whole before it is sent. */
  page: Pick<SharedPage, 'body' | 'inline' | 'answers'> | undefined;
  /** The page that was kept for this address until now, however old. */
  previous: SharedPage | undefined;
  /** What the page's HTML is made of. */
  madeOf: string | undefined;
  /** The adverts on the page, for their figures. */
  adverts: CountedPage | undefined;
  /** What the page has read of the market. */
  reads: MarketReads | undefined;
  /** Whether React Router answered. */
  isPage: boolean | undefined;
  /** Whether the page read anything about its visitor. */
  isPersonal: boolean | undefined;
  /** Whether a part of the page was given up because its visitor has left. */
  isCutShort: boolean | undefined;
  csrfToken(): string;
  /** The submitted form; null for anything else. */
  form: FormData | null;
  uploads: readonly UploadedFile[];
}

export interface AppEnv {
  /** Absent in tests, which call the application without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: AppVariables;
}
