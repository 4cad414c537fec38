import { expect, it } from 'vitest';
import { advisePhotos } from './advise-photos.ts';
import { differenceHash, edgeVariance, hashDistance, meanLight } from './photo-look.ts';

const good = { light: 120, sharpness: 600, hash: '0f0f0f0f0f0f0f0f' };
const other = 'f0f0f0f0f0f0f0f0';

it.each([
  ['a good one', good, null],
  ['a dark one, which is blurred too', { ...good, light: 30, sharpness: 22 }, /dark/],
  ['a burnt-out one', { ...good, light: 237 }, /Burnt out/],
  ['a blurred one', { ...good, sharpness: 27 }, /blurred/],
])('advises about %s', (_, look, words) => {
  const [advice] = advisePhotos([look]);
  if (words === null) expect(advice).toBeNull();
  else expect(advice).toMatch(words);
});

it('names the photo that shows the same', () => {
  const again = { ...good, hash: '0f0f0f0f0f0f0f0e' };
  expect(advisePhotos([{ ...good, hash: other }, good, again])).toEqual([
    null,
    null,
    'Looks the same as photo 2. Buyers want to see something new.',
  ]);
});

it('names the copy of a blurred photo, but takes two blurred ones for two', () => {
  const blurred = { ...good, sharpness: 27 };
  expect(advisePhotos([blurred, blurred, { ...blurred, hash: '0f0f0f0f0f0f0f0e' }])).toEqual([
    expect.stringMatching(/blurred/),
    expect.stringMatching(/same as photo 1/),
    expect.stringMatching(/blurred/),
  ]);
});

it('says nothing about photos that it has not seen', () => {
  expect(advisePhotos([null, good, null])).toEqual([null, null, null]);
});

it('measures light and edges', () => {
  const board = Uint8Array.from({ length: 64 }, (_, index) => (((index >> 3) + index) % 2) * 255);
  const flat = new Uint8Array(64).fill(90);
  const size = { width: 8, height: 8 };
  expect(meanLight({ ...size, pixels: board })).toBe(127.5);
  expect(edgeVariance({ ...size, pixels: board })).toBeGreaterThan(100_000);
  expect(edgeVariance({ ...size, pixels: flat })).toBe(0);
});

it('hashes a photo by what lies beside what', () => {
  const falling = Uint8Array.from({ length: 72 }, (_, index) => 200 - (index % 9) * 10);
  const rising = falling.map((value) => 255 - value);
  const size = { width: 9, height: 8 };
  const one = differenceHash({ ...size, pixels: falling });
  expect(one).toBe('ffffffffffffffff');
  expect(differenceHash({ ...size, pixels: falling.map((value) => value + 20) })).toBe(one);
  expect(hashDistance(one, differenceHash({ ...size, pixels: rising }))).toBe(64);
});
