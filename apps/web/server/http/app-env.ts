import type { Visitor } from '@forecourt/services';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';

/** Per-request variables set by the middleware. */
export interface AppVariables extends Visitor {
  requestId: string;
  log: Logger;
  nonce: string;
  /** The route pattern for logs and metrics. */
  route: string;
  csrfToken(): string;
  /** The submitted form; null for anything else. */
  form: FormData | null;
}

export interface AppEnv {
  /** Absent in tests, which call the application without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: AppVariables;
}
