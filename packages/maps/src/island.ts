import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The coasts visible on a map of Ireland, and the border across it. */
export interface Island {
  land: Feature<MultiPolygon>;
  border: MultiLineString;
  /** The Republic and Northern Ireland, each with its islands. */
  republic: readonly Position[][][];
  north: readonly Position[][][];
}

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** By ISO 3166 number: Ireland, the United Kingdom, the Isle of Man. */
const shownCountries = ['372', '826', '833'];

/** Wider than the island, so that a map of its east coast still shows the land across the water. */
const frame = { west: -14, south: 49.5, east: -2, north: 58 };

let loading: Promise<Island> | undefined;

/** Read once from the world atlas: three megabytes, of which a fiftieth is kept. */
export function loadIsland(): Promise<Island> {
  loading ??= readIsland();
  return loading;
}

async function readIsland(): Promise<Island> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Atlas;
  const { countries } = atlas.objects;
  const polygonsIn = (country: string) =>
    countries.geometries
      .filter(({ id }) => String(id) === country)
      .flatMap((each) => polygonsOf(feature(atlas, each) as Feature<Polygon | MultiPolygon>))
      .filter(([shore]) => shore?.some(isInFrame));
  const polygons = shownCountries.flatMap(polygonsIn);
  const [ireland = '', kingdom = ''] = shownCountries;
  return {
    republic: polygonsIn(ireland),
    north: polygonsIn(kingdom).filter(([shore]) => shore?.every(isNorthernIreland)),
    land: { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: polygons } },
    border: mesh(
      atlas,
      countries,
      (a, b) => a !== b && [a, b].every(({ id }) => id === ireland || id === kingdom),
    ),
  };
}

function polygonsOf({ geometry }: Feature<Polygon | MultiPolygon>): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

function isInFrame([longitude = 0, latitude = 0]: Position): boolean {
  return longitude > frame.west && longitude < frame.east && latitude > frame.south && latitude < frame.north;
}

/** The nearest Scottish island is north of this. */
function isNorthernIreland([longitude = 0, latitude = 0]: Position): boolean {
  return longitude < -5.4 && latitude > 54 && latitude < 55.4;
}
