import { hideSignedLink } from '@forecourt/domain';
import type { Logger } from 'pino';
import type { Metrics } from '../logging/metrics.ts';

/** A request that is over. */
export interface AnsweredRequest {
  id: string;
  method: string;
  path: string;
  route: string;
  status: number;
  ms: number;
  /** Null if they could not be counted. */
  bytes: number | null;
}

/** Polled every few seconds by machines, so not worth a log line. */
const quietRoutes = new Set(['/healthz', '/readyz']);

/** Open for as long as somebody looks at a page: how long says nothing about the site. */
const streamRoutes = new Set(['/conversations/events']);

/** One log line and one measurement. The query is left out, because searches and forms can contain personal data. */
export function recordRequest(
  { requestSeconds }: Pick<Metrics, 'requestSeconds'>,
  log: Logger,
  { id, method, path, route, status, ms, bytes }: AnsweredRequest,
): void {
  if (!(streamRoutes.has(route) && status === 200))
    requestSeconds.observe({ method, route, status }, ms / 1000);
  const line = {
    id,
    method,
    path: hideSignedLink(path),
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    bytes: bytes === null ? undefined : Math.max(0, bytes),
  };
  if (quietRoutes.has(route)) log.debug(line, 'request');
  else log.info(line, 'request');
}
