import { hideSignedLink } from '@forecourt/domain';
import type { Context, MiddlewareHandler } from 'hono';
import type { Metrics } from '../metrics.ts';
import type { AppEnv } from './app-env.ts';

/** Asked every few seconds by machines: worth no line each. */
const quietRoutes = new Set(['/healthz', '/readyz']);

/**
 * One log line and one measurement a request, written when the last byte has left (or the visitor has): a streamed
 * page is not over when its handler returns. The query is left out, since searches and forms can hold personal words.
 */
export function watchRequest(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const outgoing = c.env?.outgoing;
    // The response lets go of its socket when it ends, and the bytes are counted there.
    const socket = outgoing?.socket ?? null;
    const bytesBefore = socket?.bytesWritten ?? 0;
    metrics.requestsInFlight.inc();
    let isOver = false;
    const end = (bytes: number | null, isAborted: boolean) => {
      if (isOver) return;
      isOver = true;
      report(c, metrics, performance.now() - started, bytes, isAborted);
    };
    outgoing?.once('close', () => {
      end((socket?.bytesWritten ?? bytesBefore) - bytesBefore, !outgoing.writableFinished);
    });
    await next();
    if (!outgoing) end(null, false);
  };
}

function report(
  c: Context<AppEnv>,
  metrics: Metrics,
  ms: number,
  bytes: number | null,
  isAborted: boolean,
): void {
  const route = c.get('route') || 'unknown';
  const status = isAborted ? 499 : c.res.status;
  metrics.requestsInFlight.dec();
  metrics.requestSeconds.observe({ method: c.req.method, route, status: String(status) }, ms / 1000);
  const line = {
    id: c.get('requestId'),
    method: c.req.method,
    path: hideSignedLink(c.req.path),
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    ...(bytes === null ? {} : { bytes: Math.max(0, bytes) }),
  };
  if (quietRoutes.has(route)) c.get('log').debug(line, 'request');
  else c.get('log').info(line, 'request');
}
