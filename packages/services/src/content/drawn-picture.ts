import type { DrawnPicture } from '@forecourt/content';
import { type ImageShape, imageAddress, imageHeight, srcSet } from '@forecourt/site';

export interface PictureView {
  imageUrl: string;
  imageSrcSet: string;
}

/** The address of a drawn picture, in the widths that its slot can need. */
export function drawnPicture(
  picture: DrawnPicture,
  widths: readonly [number, ...number[]],
  shape: ImageShape = '16:9',
): PictureView {
  const template = `${addressOf(picture)}/%d`;
  return {
    imageUrl: imageAddress(template, widths[0], imageHeight(widths[0], shape)),
    imageSrcSet: srcSet(template, widths, shape),
  };
}

/** The picture that link previews show for a page. */
export function sharedPicture(picture: DrawnPicture, alt: string) {
  return { path: `${addressOf(picture)}/1200x630`, alt, width: 1200, height: 630 };
}

function addressOf(picture: DrawnPicture): string {
  return 'subject' in picture
    ? `/media/articles/${picture.subject}/${picture.variation}`
    : `/media/models/${picture.make}/${picture.model}`;
}
