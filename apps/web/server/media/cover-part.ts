import { createHash } from 'node:crypto';
import type { CoverPart } from '@forecourt/services/open';
import sharp from 'sharp';
import { lookAtPhoto } from './look-at-photo.ts';
import { makeSmall } from './prepare-photo.ts';

/** Painted over rather than blurred: a blurred plate can be read by a program. */
export const coverPart: CoverPart = async (photo, box) => {
  const { width = 0, height = 0 } = await sharp(photo).metadata();
  const share = (hundredths: number, of: number) => Math.round((hundredths / 100) * of);
  const [left, top] = [share(box.left, width), share(box.top, height)];
  const cover = {
    create: {
      width: Math.max(1, Math.min(share(box.width, width), width - left)),
      height: Math.max(1, Math.min(share(box.height, height), height - top)),
      channels: 3 as const,
      background: '#d5d9df',
    },
  };
  const full = await sharp(photo)
    .composite([{ input: cover, left, top }])
    .jpeg({ quality: 88 })
    .toBuffer();
  return {
    full,
    small: await makeSmall(full),
    sha256: createHash('sha256').update(full).digest('hex'),
    look: await lookAtPhoto(full),
  };
};
