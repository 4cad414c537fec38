import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { catchRequestErrors } from '../http/catch-request-errors.ts';
import { createNodeServer, listen } from '../process/listen.ts';
import type { Readiness } from '../process/readiness.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServerOptions {
  /** The site's second process on a machine has the next port, and so on. */
  place?: number;
  /** Of a process that serves no visitors: `/healthz` and `/readyz` are here. */
  readiness?: Readiness;
}

/** `/metrics` on its own port, which only the operator's network reaches. Null if it is off or cannot be bound. */
export async function startMetricsServer(
  { port, host, isRequired }: Config['metrics'],
  { registry }: Metrics,
  log: Pick<Logger, 'warn' | 'error'>,
  { place = 0, readiness }: MetricsServerOptions = {},
): Promise<Server | null> {
  if (port === 0) return null;
  const answer: RequestListener = async (request, response) => {
    if (readiness && request.url === '/healthz') return sendJson(response, 200, { status: 'alive' });
    if (readiness && request.url === '/readyz') {
      const reasons = await readiness.reasons();
      return reasons.length === 0
        ? sendJson(response, 200, { status: 'ready' })
        : sendJson(response, 503, { status: 'not ready', reasons });
    }
    if (request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('The metrics are at /metrics.\n');
      return;
    }
    const metrics = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(metrics);
  };
  const server = createNodeServer(catchRequestErrors(answer, log));
  try {
    await listen(server, port + place, host, 'METRICS_PORT');
    return server;
  } catch (error) {
    if (isRequired) throw error;
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'The metrics server could not start',
    );
    return null;
  }
}

function sendJson(response: ServerResponse, status: number, content: object): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(content));
}
