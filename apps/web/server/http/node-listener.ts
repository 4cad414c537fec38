import type { RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Pages } from '../load-pages.ts';
import type { AppEnv } from './app-env.ts';
import { catchRequestErrors } from './catch-request-errors.ts';
import { plainFailure } from './responses/check-response.ts';

type Fetch = Hono<AppEnv>['fetch'];

/**
 * A body split into chunks of one byte costs a hundred times its size in processing before it can be counted.
 * Browsers and common proxies send a Content-Length.
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

/** RFC 9112 has a server refuse two hosts: a proxy may have gone by the other one. Node takes the first. */
function refuseTwoHosts(fetch: Fetch): Fetch {
  return (request, env, context) => {
    const lines = (env as AppEnv['Bindings']).incoming?.rawHeaders ?? [];
    const hosts = lines.filter((line, at) => at % 2 === 0 && line.length === 4 && /^host$/i.test(line));
    if (hosts.length < 2) return fetch(request, env, context);
    return new Response('Send one Host header.', { status: 400, headers: { Connection: 'close' } });
  };
}

/** The application as a Node request listener, behind the development server's own files if there is one. */
export function createNodeListener(
  app: Hono<AppEnv>,
  middleware: Pages['middleware'],
  log: Pick<Logger, 'error'>,
): RequestListener {
  const answer = getRequestListener(refuseTwoHosts(refuseChunked(app.fetch)), {
    // Health checks of simple load balancers use HTTP/1.0 and send no host.
    hostname: 'localhost',
    errorHandler: (error) => {
      // The request is invalid, so the application cannot handle it.
      if (error instanceof RequestError)
        return new Response('This address or Host header is not valid.', { status: 400 });
      log.error({ err: error }, 'A request failed outside the application');
      return plainFailure();
    },
  });
  if (!middleware) return catchRequestErrors(answer, log);
  return catchRequestErrors(
    (request, response) => middleware(request, response, () => void answer(request, response)),
    log,
  );
}
