import { isTown } from '@forecourt/domain';
import { frameRoute, mapShapes, type RouteMap } from '@forecourt/site';
import { drawMap } from './draw-map.ts';
import { loadIsland } from './island.ts';

/** A route with its towns as numbered stops. */
export async function drawRouteMap({ way, isRound, shape }: RouteMap): Promise<string> {
  const towns = way.filter(isTown);
  return drawMap(await loadIsland(), {
    ...frameRoute(way, shape),
    pins: towns.map((town, index) => ({ ...town, kind: 'stop', label: String(index + 1) })),
    route: { through: way, isRound },
    size: mapShapes[shape],
    title: `The route through ${towns.map(({ name }) => name).join(', ')} on a map`,
  });
}
