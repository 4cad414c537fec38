import { type Advert, publicPosition } from '@forecourt/domain';
import { mapShapes, type PlaceMap, placeMapPath } from '../../../../server/maps/map-request.ts';

export interface PlaceView {
  /** `Swords, Co. Dublin` */
  name: string;
  note: string;
  alt: string;
  /** Rounded to the town where the seller is private. */
  position: { latitude: number; longitude: number; isApproximate: boolean };
  wide: PlaceDrawing;
  /** Drawn for its size: letters that shrink with the map cannot be read on a phone. */
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
    note: isApproximate
      ? 'The map shows the town. The seller tells you the address when you arrange to come.'
      : 'The map shows where the dealer is.',
    alt: `Map of the country around ${name}`,
    position: { latitude, longitude, isApproximate },
    wide: drawing('wide', 120),
    phone: drawing('phone', 60),
  };
}

/** A town of the same name as its county is not said twice. */
export function placeName({ town, county }: Advert['place']): string {
  return town && town !== county ? `${town}, Co. ${county}` : `Co. ${county}`;
}
