import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildWebManifest } from './web-manifest.ts';

test.each(buildWebManifest().icons.filter(({ type }) => type === 'image/png'))(
  '$src is a picture of $sizes',
  async ({ src, sizes }) => {
    const { width, height } = await sharp(
      await readFile(new URL(`../../public${src}`, import.meta.url)),
    ).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  },
);
