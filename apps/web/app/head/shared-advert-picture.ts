import { type Advert, pictureAddresses } from '@forecourt/domain';
import { imageAddress, imageHeight } from '@forecourt/site';
import type { SharedPicture } from './build-page-head.ts';

const width = 1200;

/** The advert's first picture in the aspect ratio of link previews; undefined for an advert without pictures. */
export function sharedAdvertPicture(
  advert: Pick<Advert, 'publicReference' | 'channel' | 'vehicle' | 'pictures' | 'title'>,
): SharedPicture | undefined {
  const [address] = pictureAddresses(advert);
  if (!address) return undefined;
  const height = imageHeight(width, '40:21');
  return { path: imageAddress(address, width, height), alt: advert.title, width, height };
}
