import {
  differenceHash,
  edgeVariance,
  type GreyPixels,
  hashedSize,
  makePhotoPrint,
  meanLight,
  type PhotoLook,
  printedSide,
} from '@forecourt/domain';
import sharp, { type ResizeOptions } from 'sharp';

/** The edges of two photos are compared at the same width. */
const edgeWidth = 512;

/** On the server, so that advice about a photo does not depend on a browser's scripts. */
export async function lookAtPhoto(full: Buffer): Promise<PhotoLook> {
  const medium = await readGrey(full, { width: edgeWidth });
  const tiny = await readGrey(full, { ...hashedSize, fit: 'fill' });
  return {
    light: Math.round(meanLight(medium)),
    sharpness: Math.round(edgeVariance(medium)),
    hash: differenceHash(tiny),
  };
}

/** By which pictures are compared across accounts. */
export async function printPhoto(full: Buffer): Promise<string | null> {
  return makePhotoPrint(await readGrey(full, { width: printedSide, height: printedSide, fit: 'fill' }));
}

async function readGrey(full: Buffer, size: ResizeOptions): Promise<GreyPixels> {
  const { data, info } = await sharp(full)
    .resize(size)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
