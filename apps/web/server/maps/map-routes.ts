import { drawPlaceMap, drawRouteMap, loadCountySprite } from '@forecourt/maps';
import { countySpritePath, parsePlaceMap, parseRouteMap, placeMapPath, routeMapPath } from '@forecourt/site';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { AppEnv } from '../http/app-env.ts';

/** A map changes only with the software. */
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';
const cacheBytes = 8 * 1024 * 1024;

/** `GET /maps/place/53.46,-6.218.svg`: drawn here, so that no third party learns which place a visitor looks at. */
export function createMapRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const cache = new LRUCache<string, string>({ maxSize: cacheBytes, sizeCalculation: (svg) => svg.length });

  routes.get(countySpritePath, async (c) => {
    c.set('route', countySpritePath);
    const headers = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': aDay };
    return c.body(await loadCountySprite(), 200, headers);
  });

  routes.get('/maps/place/:name', (c) => {
    c.set('route', '/maps/place/{position}.svg');
    const map = parsePlaceMap(c.req.param('name'), new URL(c.req.url).searchParams);
    return map ? respond(c, placeMapPath(map), () => drawPlaceMap(map)) : refuse(c);
  });

  routes.get('/maps/route/:name', (c) => {
    c.set('route', '/maps/route/{places}.svg');
    const map = parseRouteMap(c.req.param('name'), new URL(c.req.url).searchParams);
    return map ? respond(c, routeMapPath(map), () => drawRouteMap(map)) : refuse(c);
  });
  return routes;

  async function respond(c: Context<AppEnv>, key: string, draw: () => Promise<string>): Promise<Response> {
    const svg = cache.get(key) ?? (await draw());
    cache.set(key, svg);
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': aDay });
  }
}

function refuse(c: Context<AppEnv>): Response {
  return c.text('There is no such map.', 404, { 'Cache-Control': 'public, max-age=60' });
}
