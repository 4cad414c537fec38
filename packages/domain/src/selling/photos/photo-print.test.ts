import { describe, expect, it } from 'vitest';
import { hashDistance } from './photo-look.ts';
import { findSimilarUploads, makePhotoPrint, mirrorPhotoPrint, printedSide } from './photo-print.ts';

/** A dark shape on a light ground, which a cropped picture moves and enlarges. */
function draw({ crop = 0, isMirrored = false, light = 1 } = {}) {
  const pixels = new Uint8Array(printedSide * printedSide);
  for (let y = 0; y < printedSide; y += 1) {
    for (let x = 0; x < printedSide; x += 1) {
      const scale = (1 - crop) / printedSide;
      const across = crop / 2 + (isMirrored ? printedSide - 1 - x : x) * scale;
      const down = crop / 2 + y * scale;
      const isBody = across > 0.15 && across < 0.75 && down > 0.4 && down < 0.7;
      const isWheel = Math.hypot(across - 0.3, down - 0.7) < 0.1;
      pixels[y * printedSide + x] = light * (isWheel ? 20 : isBody ? 90 + across * 60 : 200 - down * 120);
    }
  }
  return makePhotoPrint({ width: printedSide, height: printedSide, pixels }) ?? '';
}

describe('the print of a photo', () => {
  const print = draw();

  it('hardly changes with light, and little when it is cropped', () => {
    expect(hashDistance(print, draw({ light: 1.2 }))).toBeLessThanOrEqual(3);
    expect(hashDistance(print, draw({ crop: 0.1 }))).toBeLessThanOrEqual(14);
  });

  it('is that of the mirrored photo, mirrored', () => {
    const mirrored = draw({ isMirrored: true });
    expect(hashDistance(mirrorPhotoPrint(print), mirrored)).toBeLessThanOrEqual(1);
    expect(hashDistance(print, mirrored)).toBeGreaterThan(20);
  });

  it('of a wall does not exist', () => {
    const pixels = new Uint8Array(printedSide * printedSide).fill(140);
    expect(makePhotoPrint({ width: printedSide, height: printedSide, pixels })).toBeNull();
  });
});

describe('similar uploads', () => {
  /** A print that differs from 0 in so many places, from a place on. */
  const differing = (places: number, from = 0) =>
    (((1n << BigInt(places)) - 1n) << BigInt(from)).toString(16).padStart(16, '0');
  const own = [differing(0), 'ffff0000ffff0000'];
  const there = (...prints: string[]) => prints.map((print) => ({ publicReference: 'abcdefghjkmn', print }));

  it.each([
    ['one that is nearly the same', there(differing(8)), [1, false]],
    ['one in a mirror', there(mirrorPhotoPrint(differing(3))), [1, true]],
    ['two that look alike', there(differing(12), 'ffff0000ffff0fff'), [2, false]],
    ['only one that looks alike', there(differing(12)), null],
    ['others', there(differing(30)), null],
    ['none', [], null],
  ])('are found by %s', (_, others, expected) => {
    const [found] = findSimilarUploads(own, others);
    expect(found ? [found.photos, found.isMirrored] : null).toEqual(expected);
  });
});
