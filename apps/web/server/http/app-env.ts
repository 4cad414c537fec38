import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';

/** What the middleware keeps for one request. */
export interface AppVariables {
  requestId: string;
  log: Logger;
  nonce: string;
  /** Of the network, behind trusted proxies too: for limits, and never kept or logged as it is. */
  visitorAddress: string;
  /** The pattern that names the request in logs and metrics. */
  route: string;
  csrfToken(): string;
}

export interface AppEnv {
  /** Absent in tests, which call the application without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: AppVariables;
}
