import type { RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './http/app-env.ts';
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
      return new Response('Something went wrong on our side.', { status: 500 });
    },
  });
  if (!middleware) return answer;
  return (request, response) => middleware(request, response, () => void answer(request, response));
}
