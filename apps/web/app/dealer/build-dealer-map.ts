import { type Dealer, encodeQueryPart } from '@forecourt/domain';
import { mapShapes, placeMapPath } from '../../server/maps/map-request.ts';

export interface DealerMapView {
  src: string;
  alt: string;
  width: number;
  height: number;
  directionsUrl: string;
}

export function buildDealerMap({ name, place }: Dealer): DealerMapView {
  const { latitude, longitude } = place;
  const [width, height] = mapShapes.wide;
  return {
    src: placeMapPath({ position: { latitude, longitude }, spanKm: 60, shape: 'wide', isApproximate: false }),
    alt: `Map of the country around ${name}`,
    width,
    height,
    directionsUrl: `https://www.openstreetmap.org/directions?to=${encodeQueryPart(`${latitude},${longitude}`)}`,
  };
}
