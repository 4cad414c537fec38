import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashDistance, mirrorPhotoPrint } from '@forecourt/domain';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPreparePhoto } from './prepare-photo.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-photo-'));
});
afterAll(() => rm(folder, { recursive: true }));

const prepare = createPreparePhoto();

async function send(bytes: Buffer) {
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  return prepare(path);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });
const refusal = (reason: RegExp) => ({ kind: 'refused', reason: expect.stringMatching(reason) });

it('a photo is turned upright, and loses where it was taken', async () => {
  const sent = await plain(1600, 1200)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 20/1 0/1' } })
    .toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const kept = await send(sent);
  if (kept.kind !== 'ok') throw new Error(kept.reason);
  expect([kept.width, kept.height]).toEqual([1200, 1600]);
  const { exif, orientation, format } = await sharp(kept.full).metadata();
  expect([exif, orientation, format]).toEqual([undefined, undefined, 'jpeg']);
});

it('a large photo is kept at a size for screens', async () => {
  const kept = await send(await plain(4000, 3000).jpeg().toBuffer());
  expect(kept).toMatchObject({ kind: 'ok', width: 2048, height: 1536 });
});

it.each(['png', 'webp', 'avif'] as const)('a %s is kept as a JPEG', async (format) => {
  expect(await send(await plain(800, 600).toFormat(format).toBuffer())).toMatchObject({
    kind: 'ok',
    width: 800,
  });
});

it('the smallest photo may stand upright', async () => {
  expect(await send(await plain(600, 800).jpeg().toBuffer())).toMatchObject({ kind: 'ok' });
  expect(await send(await plain(799, 700).jpeg().toBuffer())).toEqual(refusal(/799 × 700 pixels, too small/));
});

it('more than 50 megapixels are refused before they are decoded', async () => {
  expect(await send(await plain(9000, 6000).png().toBuffer())).toEqual(refusal(/50 megapixels/));
});

it('HEIC is refused with the setting of the phone', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(99),
  ]);
  expect(await send(heic)).toEqual(refusal(/Formats, Most Compatible/));
});

it('what is no photo, or only half of one, is not kept', async () => {
  expect(await send(Buffer.from('<svg onload="alert(1)"/>'))).toEqual(refusal(/couldn’t read this/));
  expect(await send(Buffer.alloc(0))).toEqual(refusal(/couldn’t read this/));
  const noise = await sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await send(noise.subarray(0, noise.length / 2))).toEqual(refusal(/damaged/));
});

const checks = (width: number, height: number) => {
  const square = (at: number) => Math.floor(at / 8) % 2;
  return Buffer.from(
    Array.from({ length: width * height }, (_, at) =>
      square(at % width) === square(Math.floor(at / width)) ? 200 : 40,
    ),
  );
};

it('tells what a photo looks like: light, sharp or blurred', async () => {
  const size = { width: 1024, height: 768, channels: 1 as const };
  const sharpPhoto = sharp(checks(1024, 768), { raw: size });
  const lookOf = async (photo: Sharp) => {
    const kept = await send(await photo.jpeg().toBuffer());
    if (kept.kind !== 'ok') throw new Error(kept.reason);
    return kept.look;
  };
  const clear = await lookOf(sharpPhoto.clone());
  const blurred = await lookOf(sharpPhoto.clone().blur(12));
  const dark = await lookOf(sharpPhoto.clone().linear(0.1));
  expect(clear.light).toBeCloseTo(120, -1);
  expect(clear.sharpness).toBeGreaterThan(500);
  expect(blurred.sharpness).toBeLessThan(60);
  expect(dark.light).toBeLessThan(45);
});

it('a photo has nearly the same print when it is resized and encoded again, or mirrored', async () => {
  const scene = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#9bc"/>
      <rect y="700" width="1600" height="500" fill="#665"/><path d="M200 820l180-220h520l260 210 220 40v130H200z" fill="#a22"/>
      <circle cx="450" cy="980" r="110" fill="#111"/><circle cx="1150" cy="980" r="110" fill="#111"/></svg>`,
  );
  const printOf = async (picture: Sharp) => {
    const kept = await send(await picture.toBuffer());
    return kept.kind === 'ok' ? (kept.print ?? '') : kept.reason;
  };
  const print = await printOf(sharp(scene).jpeg({ quality: 95 }));
  expect(hashDistance(print, await printOf(sharp(scene).resize(900).webp({ quality: 40 })))).toBeLessThan(5);
  const mirrored = await printOf(sharp(scene).flop().jpeg());
  expect(hashDistance(mirrorPhotoPrint(print), mirrored)).toBeLessThan(5);
  expect(await send(await plain(1600, 1200).jpeg().toBuffer())).toMatchObject({ print: null });
});
