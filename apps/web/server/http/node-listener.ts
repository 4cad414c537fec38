import type { RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Pages } from '../load-pages.ts';
import type { AppEnv } from './app-env.ts';
import { containFailures } from './contain-failures.ts';
import { plainFailure } from './responses/guard-response.ts';

type Fetch = Hono<AppEnv>['fetch'];

/**
 * A body that is cut into chunks of one byte costs the thread a hundred times its weight before anybody can count them.
 * Browsers and the usual proxies say how long a body is.
 */
function refuseChunked(fetch: Fetch): Fetch {
  return (request, env, context) => {
    const isChunked = (env as AppEnv['Bindings']).incoming?.headers['transfer-encoding'] !== undefined;
    if (!isChunked) return fetch(request, env, context);
    return new Response('Send the body with a Content-Length.', {
      status: 411,
      headers: { Connection: 'close' },
    });
  };
}

/** The application as Node's server calls it, behind the development server's own files when there is one. */
export function createNodeListener(
  app: Hono<AppEnv>,
  middleware: Pages['middleware'],
  log: Pick<Logger, 'error'>,
): RequestListener {
  const answer = getRequestListener(refuseChunked(app.fetch), {
    // Health checks of simple balancers speak HTTP/1.0 and name no host.
    hostname: 'localhost',
    errorHandler: (error) => {
      // No application can be asked about it.
      if (error instanceof RequestError)
        return new Response('This address or Host header is not valid.', { status: 400 });
      log.error({ err: error }, 'A request failed outside of the application');
      return plainFailure();
    },
  });
  if (!middleware) return containFailures(answer, log);
  return containFailures(
    (request, response) => middleware(request, response, () => void answer(request, response)),
    log,
  );
}
