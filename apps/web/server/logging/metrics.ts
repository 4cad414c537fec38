import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type MediaOutcome = 'memory' | 'disk' | 'made' | 'shared' | 'missing' | 'refused';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  requestsInFlight: Gauge;
  requestsShed: Counter<'reason'>;
  connectionsClosed: Counter<'reason'>;
  pages: Counter<'outcome'>;
  renderSeconds: Histogram<'route'>;
  pictures: Counter<'outcome'>;
  pictureSeconds: Histogram<'format'>;
}

export interface MetricsOptions {
  withProcess?: boolean;
  /** How often `npm start` has restarted the site. */
  restarts?: number;
}

/** A registry per instance instead of the global one, so that tests do not share counts. */
export function createMetrics({ withProcess = false, restarts = 0 }: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  // Includes the event-loop lag: the first metric to check when pages become slow.
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Counter({
    name: 'forecourt_restarts_total',
    help: 'Restarts of the site since npm start',
    registers,
  }).inc(restarts);
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to the last byte of a response, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests in progress',
      registers,
    }),
    requestsShed: new Counter({
      name: 'http_requests_shed_total',
      help: 'Requests rejected with 429 or 503 to shed load, by reason',
      labelNames: ['reason'],
      registers,
    }),
    connectionsClosed: new Counter({
      name: 'http_connections_closed_total',
      help: 'Connections closed because they held too many resources, by reason',
      labelNames: ['reason'],
      registers,
    }),
    pages: new Counter({
      name: 'pages_total',
      help: 'Pages by how they were answered: rendered, from the cache, unchanged since they were rendered, or shared with another visitor’s render',
      labelNames: ['outcome'],
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'page_render_seconds',
      help: 'Time from the start of a page’s loaders to its first byte, by route pattern; cached pages are not rendered',
      labelNames: ['route'],
      buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    pictures: new Counter({
      name: 'media_pictures_total',
      help: 'Pictures served, by source',
      labelNames: ['outcome'],
      registers,
    }),
    pictureSeconds: new Histogram({
      name: 'media_encode_seconds',
      help: 'Time to draw, resize and encode one picture',
      labelNames: ['format'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
  };
}
