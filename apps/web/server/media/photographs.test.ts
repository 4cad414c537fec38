import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMediaStore } from '@forecourt/store/opening';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import { fetchPicture, requirePublicHttps } from './fetch-picture.ts';
import { findImageKind } from './image-kind.ts';
import { createPhotographs } from './photographs.ts';

let dataDir = '';
const log = { warn: () => {} };
const file = `${'a'.repeat(64)}.jpg`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-photos-'));
  await mkdir(join(dataDir, 'photos'));
  await writeFile(join(dataDir, 'photos', file), 'photograph');
});
afterAll(() => rm(dataDir, { recursive: true }));

it('finds an imported photograph', async () => {
  expect(
    (
      await createPhotographs({ store: await openMediaStore({ url: undefined, dataDir }), log })(
        `photo:${file}`,
      )
    )?.toString(),
  ).toBe('photograph');
});

it.each([
  'photo:../../etc/passwd',
  'photo:',
  `photo:${'b'.repeat(64)}.jpg`,
  `photo:${'a'.repeat(64)}`,
  `photo:${'a'.repeat(64)}.svg`,
  'file:///etc/passwd',
  'http://a.example/x.jpg',
])('finds nothing at %s', async (source) => {
  expect(
    await createPhotographs({ store: await openMediaStore({ url: undefined, dataDir }), log })(source),
  ).toBeNull();
});

it('fetches a photograph from another host once', async () => {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    return Buffer.from('remote');
  };
  const source = 'https://photos.example/1.jpg';
  expect(
    (
      await createPhotographs({ store: await openMediaStore({ url: undefined, dataDir }), log, fetch })(
        source,
      )
    )?.toString(),
  ).toBe('remote');
  expect(
    (
      await createPhotographs({ store: await openMediaStore({ url: undefined, dataDir }), log, fetch })(
        source,
      )
    )?.toString(),
  ).toBe('remote');
  expect(asked).toEqual([source]);
});

it('shows a photograph that cannot be stored, as on a full disk', async () => {
  const noFolder = join(dataDir, 'photos', file);
  const fetch = async () => Buffer.from('remote');
  const find = createPhotographs({
    store: await openMediaStore({ url: undefined, dataDir: noFolder }),
    log,
    fetch,
  });
  expect((await find('https://photos.example/2.jpg'))?.toString()).toBe('remote');
});

it('does not contact a host again that has just failed', async () => {
  let tries = 0;
  const find = createPhotographs({
    store: await openMediaStore({ url: undefined, dataDir }),
    log,
    fetch: async () => {
      tries += 1;
      throw new Error('gone');
    },
  });
  expect(await find('https://photos.example/2.jpg')).toBeNull();
  expect(await find('https://photos.example/2.jpg')).toBeNull();
  expect(tries).toBe(1);
});

it.each([
  'http://photos.example/1.jpg',
  'https://127.0.0.1/1.jpg',
  'https://[::1]/1.jpg',
  'https://169.254.169.254/',
])('refuses to fetch %s', (address) => {
  expect(() => requirePublicHttps(new URL(address))).toThrow(/not/);
});

it('refuses a name that resolves to this machine', async () => {
  await expect(fetchPicture('https://localhost/1.jpg')).rejects.toThrow('localhost is not a public address.');
});

it('recognises a photograph by its first bytes', async () => {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });
  expect(findImageKind(await picture.clone().jpeg().toBuffer())).toBe('jpeg');
  expect(findImageKind(await picture.clone().png().toBuffer())).toBe('png');
  expect(findImageKind(await picture.clone().webp().toBuffer())).toBe('webp');
  expect(findImageKind(await picture.clone().avif().toBuffer())).toBe('avif');
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmif1\0\0\0\0mif1heic')]);
  expect(findImageKind(heic)).toBe('heic');
  expect(findImageKind(Buffer.from('<svg onload="alert(1)"/>'))).toBeNull();
  expect(findImageKind(Buffer.alloc(0))).toBeNull();
});

it('rotates a photograph upright and removes its location', async () => {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#48c' } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6', Copyright: 'Aoife' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const made = await encodePicture({ kind: 'photograph', bytes }, { width: 160 }, 'jpeg');
  const { width, height, exif } = await sharp(made).metadata();
  expect({ width, height, exif }).toEqual({ width: 160, height: 213, exif: undefined });
});

it('does not enlarge a small photograph', async () => {
  const bytes = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#48c' } })
    .jpeg()
    .toBuffer();
  const made = await encodePicture({ kind: 'photograph', bytes }, { width: 1200 }, 'webp');
  expect((await sharp(made).metadata()).width).toBe(200);
});

it('does not decode a photograph that unpacks to more than 50 megapixels', async () => {
  const bytes = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#48c' } })
    .png()
    .toBuffer();
  expect(bytes.length).toBeLessThan(1_000_000);
  await expect(encodePicture({ kind: 'photograph', bytes }, { width: 304 }, 'avif')).rejects.toThrow(/pixel/);
});
