import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { createMemoryCache } from '../media/memory-cache.ts';
import { drawMap } from './draw-map.ts';
import { loadIsland } from './island.ts';
import { mapShapes, type PlaceMap, parsePlaceMap, placeMapPath } from './map-request.ts';

/** A map changes only with the software. */
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';
const keptBytes = 8 * 1024 * 1024;

/** `GET /maps/place/53.46,-6.218.svg`: where something is, drawn here: no visitor's interest in a place leaves the site. */
export function createMapRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const kept = createMemoryCache<{ svg: string; size: number }>(keptBytes);

  routes.get('/maps/place/:name', async (c) => {
    c.set('route', '/maps/place/{position}.svg');
    const map = parsePlaceMap(c.req.param('name'), new URL(c.req.url).searchParams);
    if (!map) return c.text('There is no such map.', 404, { 'Cache-Control': 'public, max-age=60' });
    const key = placeMapPath(map);
    const svg = kept.get(key)?.svg ?? (await drawPlace(map));
    kept.set(key, { svg, size: svg.length });
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': aDay });
  });
  return routes;
}

async function drawPlace({ position, spanKm, shape, isApproximate }: PlaceMap): Promise<string> {
  return drawMap(await loadIsland(), {
    centre: position,
    pins: [{ ...position, kind: isApproximate ? 'area' : 'point' }],
    spanKm,
    size: mapShapes[shape],
    title: isApproximate ? 'The town on a map' : 'The place on a map',
  });
}
