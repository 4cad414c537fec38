import { type Advert, pictureAddresses, turnAddresses } from '@forecourt/domain';
import type { VehicleCardProps } from '@forecourt/ui';

/** Enough to see the vehicle from all sides and inside; the rest is on its page. */
const picturesShown = 5;

/** What a card shows after its first picture, and of which kind more is on the advert's page. */
export function cardPictures(advert: Advert): Required<Pick<VehicleCardProps, 'morePictures' | 'media'>> {
  return {
    morePictures: pictureAddresses(advert).slice(1, picturesShown),
    media: turnAddresses(advert).length > 0 ? '360' : advert.videoUrl ? 'video' : null,
  };
}
