import type { RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { catchRequestErrors } from '../http/catch-request-errors.ts';
import { createNodeServer, listen } from '../process/listen.ts';
import type { Metrics } from './metrics.ts';

/**
 * `/metrics` on its own port, which only the operator's network reaches; the site's second process on a machine
 * has the next port, and so on. Null if it is off or cannot be bound.
 */
export async function startMetricsServer(
  { port, host, isRequired }: Config['metrics'],
  { registry }: Metrics,
  log: Pick<Logger, 'warn' | 'error'>,
  place = 0,
): Promise<Server | null> {
  if (port === 0) return null;
  const answer: RequestListener = async (request, response) => {
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
