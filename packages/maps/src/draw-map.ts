import type { Position } from '@forecourt/domain';
import { type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import { drawLand } from './draw-land.ts';
import { drawRoute } from './draw-route.ts';
import { drawScale } from './draw-scale.ts';
import type { Island } from './island.ts';
import { mapStyle } from './map-style.ts';
import { placeCounties, placeTowns, type TownLabel } from './place-labels.ts';

export interface MapPin extends Position {
  /** An area marks a town rather than an address; a stop is one of several on a route. */
  kind: 'point' | 'area' | 'stop';
  /** Shown beside the pin; for a stop, its number. */
  label?: string;
}

export interface MapDrawing {
  centre: Position;
  pins: readonly MapPin[];
  /** A line that joins places, below their pins. */
  route?: { through: readonly Position[]; isRound: boolean };
  /** The width of the map in kilometres. */
  spanKm: number;
  size: readonly [width: number, height: number];
  /** What the map shows, for screen readers. */
  title: string;
}

const earthRadiusKm = 6371.0088;
const areaRadiusKm = 3;

/** Ireland around a place as SVG: coasts, borders, towns, pins and a scale, light or dark by the visitor's system. */
export function drawMap(island: Island, { centre, pins, route, spanKm, size, title }: MapDrawing): string {
  const [width, height] = size;
  const perKm = width / spanKm;
  const projection = geoMercator()
    .center([centre.longitude, centre.latitude])
    // Mercator stretches with latitude: the cosine makes the scale correct at the centre.
    .scale(perKm * earthRadiusKm * Math.cos((centre.latitude * Math.PI) / 180))
    .translate([width / 2, height / 2])
    .clipExtent([
      [-8, -8],
      [width + 8, height + 8],
    ]);
  const path = geoPath(projection).digits(1);
  const placed = pins.flatMap((pin) => {
    const at = project(projection, pin);
    return at ? [{ ...pin, x: at[0], y: at[1] }] : [];
  });
  const frame = {
    width,
    height,
    pins: placed,
    taken: [{ left: 0, top: height - 44, right: width * 0.3, bottom: height }],
  };
  const toFrame = (position: Position) => project(projection, position);
  const towns = placeTowns(toFrame, frame, spanKm);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    mapStyle,
    `<rect class="sea" width="${width}" height="${height}"/>`,
    drawLand(island, path, spanKm),
    `<path class="border" d="${path(island.border) ?? ''}"/>`,
    ...placeCounties(toFrame, frame, towns).map(drawCounty),
    route
      ? drawRoute(
          route.through.map(toFrame).filter((at) => at !== null),
          route.isRound,
        )
      : '',
    ...towns.map(drawTown),
    ...placed.map((pin) => drawPin(pin, perKm)),
    drawScale(perKm, width, height),
    '</svg>',
  ].join('');
}

function project(projection: GeoProjection, { latitude, longitude }: Position): [number, number] | null {
  return projection([longitude, latitude]);
}

function drawCounty({ name, x, y }: { name: string; x: number; y: number }): string {
  return `<text class="county" x="${x.toFixed(1)}" y="${y.toFixed(1)}">${escapeText(name.toUpperCase())}</text>`;
}

function drawTown({ name, kind, x, y, side, isUnderPin }: TownLabel): string {
  const gap = isUnderPin ? 20 : 8;
  const anchor = side === 'end' ? 'start' : 'end';
  const textX = side === 'end' ? x + gap : x - gap;
  const radius = kind === 'city' ? 4.5 : 3;
  const dot = isUnderPin
    ? ''
    : `<circle class="town" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}"/>`;
  return `${dot}<text class="name ${isUnderPin ? 'here' : kind}" x="${textX.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${escapeText(name)}</text>`;
}

function drawPin({ kind, label, x, y }: MapPin & { x: number; y: number }, perKm: number): string {
  if (kind === 'stop') {
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle class="pin" r="11"/><text class="stop">${escapeText(label ?? '')}</text></g>`;
  }
  const area =
    kind === 'area' ? `<circle class="area" r="${Math.max(22, areaRadiusKm * perKm).toFixed(1)}"/>` : '';
  const words = label ? `<text class="pin-name" x="18" y="-20">${escapeText(label)}</text>` : '';
  const shape =
    kind === 'area'
      ? '<circle class="pin" r="7"/>'
      : '<path class="pin" d="M0 0C-3-8-13-14-13-23a13 13 0 1 1 26 0C13-14 3-8 0 0z"/><circle class="eye" cy="-23" r="5"/>';
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${area}${shape}${words}</g>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
