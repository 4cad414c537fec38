import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';

const examples = [
  { name: 'stock.csv', type: 'text/csv; charset=utf-8' },
  { name: 'stock.ndjson', type: 'application/x-ndjson' },
] as const;

/** `GET /feed-examples/stock.csv`: example feeds. The documentation and the tests use the same ones. */
export function createExampleFeedRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const { name, type } of examples) {
    const path = `/feed-examples/${name}`;
    const text = readFileSync(new URL(`../../../../../docs/examples/${name}`, import.meta.url), 'utf8');
    routes.get(path, (c) => {
      c.set('route', path);
      return c.body(text, 200, {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'public, max-age=3600',
      });
    });
  }
  return routes;
}
