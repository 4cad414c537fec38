import { type Advert, hasTurn, pictureAddresses, pictureNames } from '@forecourt/domain';
import type { VehicleCardProps } from '@forecourt/ui';

/** Enough to see the vehicle from all sides and inside; the rest is on its page. */
const picturesShown = 5;

/** What a card shows after its first picture, and of which kind more is on the advert's page. */
export function cardPictures(advert: Advert): Required<Pick<VehicleCardProps, 'morePictures' | 'media'>> {
  return {
    morePictures: pictureAddresses(advert, picturesShown).slice(1),
    media: cardMedia(advert),
  };
}

/** The names of these pictures, for a list of thirty cards: `2-q3an 3-gq77`. */
export function morePictureNames(advert: Advert): string {
  return pictureNames(advert, picturesShown).slice(1).join(' ');
}

export function cardMedia(advert: Advert): '360' | 'video' | null {
  return hasTurn(advert) ? '360' : advert.videoUrl ? 'video' : null;
}
