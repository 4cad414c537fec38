import { hideSignedLink } from '@forecourt/domain';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from '../logging/metrics.ts';
import { requestEnded, requestStarted, type TracedRequest } from '../tracing/request-channels.ts';
import type { AppEnv } from './app-env.ts';

/** Polled every few seconds by machines, so not worth a log line. */
const quietRoutes = new Set(['/healthz', '/readyz']);

/**
 * One log line and one measurement per request, written when the last byte is sent (or the visitor has left):
 * a streamed page is not finished when its handler returns. The query is left out, because searches and forms
 * can contain personal data.
 */
export function watchRequest(metrics: Metrics, log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const outgoing = c.env?.outgoing;
    // The response releases its socket when it ends, and the socket counts the bytes.
    const socket = outgoing?.socket ?? null;
    const bytesBefore = socket?.bytesWritten ?? 0;
    metrics.requestsInFlight.inc();
    const traced: TracedRequest = {
      id: '',
      method: c.req.method,
      traceparent: c.req.header('traceparent') ?? null,
    };
    let isOver = false;
    const end = (status: number, bytes: number | null) => {
      if (isOver) return;
      isOver = true;
      metrics.requestsInFlight.dec();
      const ms = performance.now() - started;
      const line = describe(c, status, ms, bytes);
      metrics.requestSeconds.observe({ method: line.method, route: line.route, status }, ms / 1000);
      requestEnded.publish(Object.assign(traced, { id: line.id, route: line.route, status }));
      if (quietRoutes.has(line.route)) log.debug(line, 'request');
      else log.info(line, 'request');
    };
    outgoing?.once('close', () => {
      const bytes = (socket?.bytesWritten ?? bytesBefore) - bytesBefore;
      // What was actually sent, whatever the application intended.
      end(outgoing.writableFinished ? outgoing.statusCode : 499, bytes);
    });
    await requestStarted.runStores(traced, next);
    if (!outgoing) end(c.res.status, null);
  };
}

function describe(c: Context<AppEnv>, status: number, ms: number, bytes: number | null) {
  return {
    id: c.get('requestId'),
    method: c.req.method,
    path: hideSignedLink(c.req.path),
    route: c.get('route') || 'unknown',
    status,
    ms: Math.round(ms * 10) / 10,
    ...(bytes === null ? {} : { bytes: Math.max(0, bytes) }),
  };
}
