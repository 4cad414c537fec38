import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { sellingLimits } from '@forecourt/domain';
import type { PreparePhoto } from '@forecourt/services/open';
import sharp from 'sharp';
import { findImageKind, type ImageKind } from './image-kind.ts';
import { lookAtPhoto, printPhoto } from './look-at-photo.ts';

const longestSide = 2048;
const longestSeconds = 20;
const { mostPhotoPixels, smallestPhoto } = sellingLimits;

const heicWords =
  'This is a HEIC photo, which browsers can’t show. On an iPhone choose Settings, Camera, Formats, Most Compatible. On a Samsung turn off High efficiency pictures in the camera’s settings. Or send a JPEG.';
const unknownWords = 'We couldn’t read this as a photo. Send a JPEG, PNG, WebP or AVIF.';
const brokenWords = 'This photo is damaged or only half there. Send it again, or choose another.';

/**
 * Decodes a seller's photo, turns it upright and encodes it again: only the pixels survive, so the place where it was
 * taken does not. One at a time: a photo of 50 megapixels takes 150 MB while it is decoded.
 */
export function createPreparePhoto(): PreparePhoto {
  let last: Promise<unknown> = Promise.resolve();
  return (path) => {
    const turn = last.then(() => preparePhoto(path));
    last = turn.catch(() => {});
    return turn;
  };
}

const preparePhoto: PreparePhoto = async (path) => {
  const refused = (reason: string) => ({ kind: 'refused' as const, reason });
  const kind = await readKind(path);
  if (kind === 'heic') return refused(heicWords);
  if (kind === null || kind === 'gif') return refused(unknownWords);
  const settings = { limitInputPixels: mostPhotoPixels, failOn: 'error' as const };
  try {
    const { width = 0, height = 0 } = await sharp(path, { ...settings, limitInputPixels: false }).metadata();
    if (width * height > mostPhotoPixels) {
      return refused('This photo has more than 50 megapixels. Choose a smaller size in the camera.');
    }
    if (Math.max(width, height) < smallestPhoto.long || Math.min(width, height) < smallestPhoto.short) {
      return refused(
        `This photo is ${width} × ${height} pixels, too small to see the car. Send one of at least ${smallestPhoto.long} × ${smallestPhoto.short}.`,
      );
    }
    const { data: full, info } = await sharp(path, settings)
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 84 })
      .timeout({ seconds: longestSeconds })
      .toBuffer({ resolveWithObject: true });
    return {
      kind: 'ok',
      full,
      small: await makeSmall(full),
      width: info.width,
      height: info.height,
      sentSha256: await hashFile(path),
      sha256: createHash('sha256').update(full).digest('hex'),
      look: await lookAtPhoto(full),
      print: await printPhoto(full),
    };
  } catch {
    return refused(brokenWords);
  }
};

const smallWidth = 480;

/** For the seller's own pages. */
export function makeSmall(full: Buffer): Promise<Buffer> {
  return sharp(full).resize({ width: smallWidth }).jpeg({ quality: 78 }).toBuffer();
}

async function readKind(path: string): Promise<ImageKind | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return findImageKind(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
