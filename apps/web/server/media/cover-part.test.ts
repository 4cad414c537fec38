import sharp from 'sharp';
import { expect, it } from 'vitest';
import { coverPart } from './cover-part.ts';

const photo = () =>
  sharp({ create: { width: 1000, height: 800, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();

async function colourAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => Math.round(value / 16));
}

it('hides the part and nothing else', async () => {
  const { full, small } = await coverPart(await photo(), { left: 40, top: 50, width: 20, height: 10 });
  const grey = [13, 14, 14];
  const blue = [2, 4, 6];
  expect(await colourAt(full, 500, 440)).toEqual(grey);
  expect(await colourAt(full, 380, 440)).toEqual(blue);
  expect(await colourAt(full, 500, 500)).toEqual(blue);
  expect(await colourAt(small, 240, 211)).toEqual(grey);
});

it('covers up to the edge', async () => {
  const { full } = await coverPart(await photo(), { left: 98, top: 98, width: 2, height: 2 });
  expect(await colourAt(full, 995, 795)).toEqual([13, 14, 14]);
});
