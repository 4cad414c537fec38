import type { RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { containFailures } from './contain-failures.ts';
import type { AppEnv } from './http/app-env.ts';
import { plainFailure } from './http/guard-response.ts';
import type { Pages } from './load-pages.ts';

/** The application as Node's server calls it, behind the development server's own files when there is one. */
export function createNodeListener(
  app: Hono<AppEnv>,
  middleware: Pages['middleware'],
  log: Pick<Logger, 'error'>,
): RequestListener {
  const answer = getRequestListener(app.fetch, {
    errorHandler: (error) => {
      // The address or the Host header is none: no application can be asked about it.
      if (error instanceof RequestError)
        return new Response('This is no address of the site.', { status: 400 });
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
