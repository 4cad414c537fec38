import { describe, expect, it } from 'vitest';
import { imageAddress, placeholderImage } from './image-address.ts';
import { imageHeight, imageShapes, imageWidths, parseImageSize, srcSet } from './image-sizes.ts';

describe('imageAddress', () => {
  it('puts in a width, or a width and a height', () => {
    expect(imageAddress('/media/a/%d', 304)).toBe('/media/a/304');
    expect(imageAddress('/media/a/%d', 304, 228)).toBe('/media/a/304x228');
  });

  it('returns an address with no %d as it is', () => {
    expect(imageAddress('/logo.svg', 304, 228)).toBe('/logo.svg');
  });
});

describe('placeholderImage', () => {
  it('exists once per channel', () => {
    expect(placeholderImage('Commercial')).toBe('/media/placeholder/commercials/%d');
  });
});

describe('parseImageSize', () => {
  it('parses every listed width in every listed shape', () => {
    for (const width of imageWidths) {
      expect(parseImageSize(String(width))).toEqual({ kind: 'ok', width });
      for (const shape of imageShapes) {
        const height = imageHeight(width, shape);
        expect(parseImageSize(`${width}x${height}`)).toEqual({ kind: 'ok', width, height });
      }
    }
  });

  it('accepts the size that social networks share', () => {
    expect(parseImageSize('1200x630')).toEqual({ kind: 'ok', width: 1200, height: 630 });
  });

  it.each(['', 'x', '304x', 'x228', '304X228', '304.0', '-304', '%d', '304x228x1', '1e3', ' 304'])(
    'refuses %o',
    (text) => {
      expect(parseImageSize(text)).toMatchObject({
        kind: 'bad',
        reason: expect.stringContaining('such as 304x228'),
      });
    },
  );

  it('lists the widths and heights that it offers instead', () => {
    expect(parseImageSize('305')).toMatchObject({ reason: expect.stringContaining('160, 304, 480') });
    expect(parseImageSize('304x229')).toMatchObject({ reason: expect.stringContaining('228 (4:3)') });
  });
});

describe('srcSet', () => {
  it('lists each width', () => {
    expect(srcSet('/a/%d', [304, 608])).toBe('/a/304 304w, /a/608 608w');
  });

  it('keeps one shape', () => {
    expect(srcSet('/a/%d', [304, 608], '4:3')).toBe('/a/304x228 304w, /a/608x456 608w');
  });

  it('lists an image of one size once', () => {
    expect(srcSet('/logo.svg')).toBe('/logo.svg');
  });
});
