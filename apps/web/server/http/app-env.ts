import type { Visitor } from '@forecourt/services';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';

/** What the middleware keeps for one request. */
export interface AppVariables extends Visitor {
  requestId: string;
  log: Logger;
  nonce: string;
  /** The pattern that names the request in logs and metrics. */
  route: string;
  csrfToken(): string;
  /** What was sent as a form; null of anything else. */
  form: FormData | null;
}

export interface AppEnv {
  /** Absent in tests, which call the application without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: AppVariables;
}
