export { loadCountySprite } from './counties/county-sprite.ts';
export { drawPlaceMap } from './draw-place-map.ts';
export { drawRouteMap } from './draw-route-map.ts';
