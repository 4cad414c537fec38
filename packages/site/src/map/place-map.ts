import type { Position } from '@forecourt/domain';

/** Only these are drawn, so that requests for every possible map cannot fill the memory. */
export const mapSpans = [30, 60, 120, 480] as const;
export const mapShapes = { wide: [760, 380], card: [480, 320], phone: [360, 300] } as const;

export interface PlaceMap {
  position: Position;
  /** The width of the map in kilometres. */
  spanKm: (typeof mapSpans)[number];
  shape: keyof typeof mapShapes;
  /** A town rather than a door: shown as an area. */
  isApproximate: boolean;
}

/** The parameters of an address. */
export interface MapQuery {
  get(name: string): string | null;
}

/** A little wider than the island. */
const bounds = { south: 51, north: 56, west: -11.5, east: -5 };

const placeName = /^(\d{2}(?:\.\d{1,3})?),(-\d{1,2}(?:\.\d{1,3})?)\.svg$/;

/** The address of a place's map: `/maps/place/53.46,-6.218.svg?span=60&shape=card`. Three decimals are a hundred metres. */
export function placeMapPath({ position, spanKm, shape, isApproximate }: PlaceMap): string {
  const [latitude, longitude] = [position.latitude, position.longitude].map((degrees) =>
    String(Math.round(degrees * 1000) / 1000),
  );
  const area = isApproximate ? '&area=1' : '';
  return `/maps/place/${latitude},${longitude}.svg?span=${spanKm}&shape=${shape}${area}`;
}

/** Parses such an address; null for anything that is not drawn. */
export function parsePlaceMap(name: string, query: MapQuery): PlaceMap | null {
  const [, latitudeText, longitudeText] = placeName.exec(name) ?? [];
  const [latitude, longitude] = [Number(latitudeText), Number(longitudeText)];
  const spanKm = mapSpans.find((span) => String(span) === (query.get('span') ?? '60'));
  const shape = parseShape(query.get('shape') ?? 'card');
  if (!(latitude >= bounds.south && latitude <= bounds.north)) return null;
  if (!(longitude >= bounds.west && longitude <= bounds.east)) return null;
  if (!spanKm || !shape) return null;
  return { position: { latitude, longitude }, spanKm, shape, isApproximate: query.get('area') === '1' };
}

export function parseShape(text: string): PlaceMap['shape'] | undefined {
  return (Object.keys(mapShapes) as PlaceMap['shape'][]).find((shape) => shape === text);
}
