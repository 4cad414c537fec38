import { type Dealer, encodeQueryPart } from '@forecourt/domain';
import { dealerAddress, mapShapes, type PlaceMap, placeMapPath } from '@forecourt/site';

export interface DealerMapView {
  name: string;
  alt: string;
  latitude: number;
  longitude: number;
  /** True if the exact location is unknown and the centre of its town or county is shown. */
  isApproximate: boolean;
  wide: Drawing;
  /** Drawn for its size: lettering that shrinks with the map is unreadable on a phone. */
  phone: Drawing;
  /** Links to route planners. Nothing is requested from them before the visitor follows one. */
  directions: readonly { text: string; href: string }[];
}

interface Drawing {
  src: string;
  width: number;
  height: number;
}

export function buildDealerMap(dealer: Dealer): DealerMapView {
  const { name, place } = dealer;
  const { latitude, longitude } = place;
  const isApproximate = place.precision !== 'exact';
  // Directions go to the address, not to the centre of a town.
  const destination = encodeQueryPart(isApproximate ? dealerAddress(dealer) : `${latitude},${longitude}`);
  return {
    name,
    alt: `Map of the area around ${name}, ${dealerAddress(dealer)}`,
    latitude,
    longitude,
    isApproximate,
    wide: drawMapOf(dealer, { shape: 'wide', spanKm: 60 }),
    phone: drawMapOf(dealer, { shape: 'phone', spanKm: 30 }),
    directions: [
      {
        text: 'Directions on OpenStreetMap',
        href: `https://www.openstreetmap.org/directions?to=${destination}`,
      },
      {
        text: 'Directions on Google Maps',
        href: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
      },
    ],
  };
}

export function drawMapOf(
  { place: { latitude, longitude, precision } }: Pick<Dealer, 'place'>,
  { shape, spanKm }: Pick<PlaceMap, 'shape' | 'spanKm'>,
): Drawing {
  const [width, height] = mapShapes[shape];
  const isApproximate = precision !== 'exact';
  const src = placeMapPath({ position: { latitude, longitude }, spanKm, shape, isApproximate });
  return { src, width, height };
}
