import { type Dealer, encodeQueryPart } from '@forecourt/domain';
import { mapShapes, type PlaceMap, placeMapPath } from '../../server/maps/map-request.ts';

export interface DealerMapView {
  alt: string;
  wide: Drawing;
  /** Drawn for its size: letters that shrink with the map cannot be read on a phone. */
  phone: Drawing;
  directionsUrl: string;
}

interface Drawing {
  src: string;
  width: number;
  height: number;
}

export function buildDealerMap({ name, place }: Dealer): DealerMapView {
  const { latitude, longitude } = place;
  const drawing = (shape: PlaceMap['shape']): Drawing => {
    const [width, height] = mapShapes[shape];
    const position = { latitude, longitude };
    return { src: placeMapPath({ position, spanKm: 60, shape, isApproximate: false }), width, height };
  };
  return {
    alt: `Map of the country around ${name}`,
    wide: drawing('wide'),
    phone: drawing('phone'),
    directionsUrl: `https://www.openstreetmap.org/directions?to=${encodeQueryPart(`${latitude},${longitude}`)}`,
  };
}
