import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from '../logging/metrics.ts';
import { requestEnded, requestStarted, type TracedRequest } from '../tracing/request-channels.ts';
import type { AppEnv } from './app-env.ts';
import { recordRequest } from './record-request.ts';

/**
 * Records each request when the last byte is sent (or the visitor has left): a streamed page is not finished
 * when its handler returns.
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
      const { method, path } = c.req;
      const route = c.get('route') || 'unknown';
      const ms = performance.now() - started;
      const id = c.get('requestId');
      requestEnded.publish(Object.assign(traced, { id, route, status }));
      recordRequest(metrics, log, { id, method, path, route, status, ms, bytes });
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
