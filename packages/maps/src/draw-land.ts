import type { GeoPath } from 'd3-geo';
import type { MultiLineString, Position } from 'geojson';
import { countyBorders } from './counties/county-borders.ts';
import type { Island } from './island.ts';

type Polygons = readonly Position[][][];

/** Closer than this, the borders' error of a few kilometres would be visible. */
const closestKm = 100;

/** The land, and faint lines between the counties, clipped at their land. */
export function drawLand({ republic, north, land }: Island, path: GeoPath, spanKm: number): string {
  const keyOf = ([shore]: Position[][]) => String(shore?.[0]);
  const drawnApart = new Set([...republic, ...north].map(keyOf));
  const others = land.geometry.coordinates.filter((polygon) => !drawnApart.has(keyOf(polygon)));
  const borders = spanKm < closestKm ? null : countyBorders();
  return [
    drawShore(others, path),
    drawShore(republic, path, 'republic', borders?.republic),
    drawShore(north, path, 'north', borders?.north),
  ].join('');
}

function drawShore(polygons: Polygons, path: GeoPath, id?: string, borders?: MultiLineString): string {
  const shore = path({ type: 'MultiPolygon', coordinates: polygons.map((polygon) => [...polygon]) });
  if (!shore) return '';
  const lines = borders && path(borders);
  const land = `<path class="land"${lines ? ` id="${id}"` : ''} d="${shore}"/>`;
  return lines
    ? `${land}<clipPath id="in-${id}"><use href="#${id}"/></clipPath><path class="counties" clip-path="url(#in-${id})" d="${lines}"/>`
    : land;
}
