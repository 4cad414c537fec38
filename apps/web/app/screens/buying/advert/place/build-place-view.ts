import { type Advert, publicPosition } from '@forecourt/domain';
import { mapShapes, type PlaceMap, placeMapPath } from '@forecourt/site';
import { placeName } from '../../../../parts/vehicle/place-name.ts';

export interface PlaceView {
  /** `Swords, Co. Dublin` */
  name: string;
  note: string;
  alt: string;
  /** Rounded to the town if the seller is private. */
  position: { latitude: number; longitude: number; isApproximate: boolean };
  wide: PlaceDrawing;
  /** Drawn for its size: lettering that shrinks with the map is unreadable on a phone. */
  phone: PlaceDrawing;
}

interface PlaceDrawing {
  src: string;
  width: number;
  height: number;
}

export function buildPlaceView(advert: Pick<Advert, 'place' | 'seller'>): PlaceView {
  const { latitude, longitude, isApproximate } = publicPosition(advert);
  const name = placeName(advert.place);
  const drawing = (shape: PlaceMap['shape'], spanKm: PlaceMap['spanKm']): PlaceDrawing => {
    const [width, height] = mapShapes[shape];
    return {
      src: placeMapPath({ position: { latitude, longitude }, spanKm, shape, isApproximate }),
      width,
      height,
    };
  };
  return {
    name,
    note: noteOf(advert.place, isApproximate),
    alt: `Map of the area around ${name}`,
    position: { latitude, longitude, isApproximate },
    wide: drawing('wide', 60),
    phone: drawing('phone', 30),
  };
}

function noteOf({ precision, county }: Advert['place'], isApproximate: boolean): string {
  if (!isApproximate) return 'The map shows where the dealer is.';
  const shown =
    precision === 'county'
      ? `The seller didn’t name a town we know, so the map shows the middle of Co. ${county}.`
      : `The map shows the ${precision === 'area' ? 'area' : 'town'}.`;
  return `${shown} The seller will give you the address when you arrange a viewing.`;
}
