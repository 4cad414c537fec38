import { Hono } from 'hono';
import type { Readiness } from '../process/readiness.ts';
import type { AppEnv } from './app-env.ts';

/**
 * `/healthz`: the process responds. `/readyz`: all is well; otherwise 503 with the reasons. A load balancer asks
 * `/readyz?exclude=database`, the convention of Kubernetes: pages go on from memory while the database is away.
 */
export function createHealthRoutes(readiness: Readiness): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => {
      c.set('route', '/healthz');
      c.header('Cache-Control', 'no-store');
      return c.json({ status: 'alive' });
    })
    .get('/readyz', async (c) => {
      c.set('route', '/readyz');
      c.header('Cache-Control', 'no-store');
      const reasons = await readiness.reasons(c.req.queries('exclude'));
      return reasons.length === 0
        ? c.json({ status: 'ready' })
        : c.json({ status: 'not ready', reasons }, 503, { 'Retry-After': '2' });
    });
}
