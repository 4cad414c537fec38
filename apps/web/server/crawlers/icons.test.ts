import { readFile } from 'node:fs/promises';
import { tokenColours } from '@forecourt/site';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const read = (name: string) => readFile(new URL(`../../public/${name}`, import.meta.url));
const { primary, 'on-primary': onPrimary } = tokenColours;

test.each(['favicon.svg', 'logo.svg'])('%s is painted in the brand colour', async (name) => {
  const svg = String(await read(name)).replaceAll('#fff"', '#ffffff"');
  const colours = new Set(svg.match(/#[0-9a-f]{6}/g));
  expect(colours).toEqual(new Set([primary.light, onPrimary.light]));
});

test.each([
  'apple-touch-icon.png',
  'favicon.ico',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/maskable-192.png',
  'icons/maskable-512.png',
])('%s has been drawn again since the brand colour changed', async (name) => {
  const bytes = await read(name);
  // An ICO file contains a PNG unchanged.
  const png = bytes.subarray(bytes.indexOf('\x89PNG', 0, 'latin1'));
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const above = (Math.floor(info.height * 0.08) * info.width + Math.floor(info.width / 2)) * info.channels;
  expect(`#${data.subarray(above, above + 3).toString('hex')}`).toBe(primary.light);
});
