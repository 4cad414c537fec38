import { mapShapes, type PlaceMap } from '@forecourt/site';
import { drawMap } from './draw-map.ts';
import { loadIsland } from './island.ts';

export async function drawPlaceMap({ position, spanKm, shape, isApproximate }: PlaceMap): Promise<string> {
  return drawMap(await loadIsland(), {
    centre: position,
    pins: [{ ...position, kind: isApproximate ? 'area' : 'point' }],
    spanKm,
    size: mapShapes[shape],
    title: isApproximate ? 'The town on a map' : 'The place on a map',
  });
}
