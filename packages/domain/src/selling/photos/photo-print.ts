import { type GreyPixels, hashDistance } from './photo-look.ts';

/** The side of the copy that a print is made of. */
export const printedSide = 32;

/** How many frequencies are looked at in each direction. */
const frequencies = 8;

/** In grey values of 255. With less there is nothing to compare: a wall, or a photo in the dark. */
const leastContrast = 2;

/**
 * What a picture keeps when it is resized, encoded again or cropped a little: for each of its 64 coarsest waves, by the
 * discrete cosine transform, whether it begins light or dark. 16 hexadecimal digits; null if there is too little to see.
 * The waves that are the same all along one side are left out: nearly every photo of a car has a light sky above a dark road.
 *
 * Why it works: encoding and resizing change the fine detail, and light or contrast scale all waves alike, so the signs
 * of the coarse ones stay. Only a wave that is nearly flat may change its sign, hence a few places may differ.
 * What it misses: a picture turned, or cropped by much more than a tenth, or with a wide frame or banner, has other
 * waves. What it finds wrongly: two people's photos from the same spot, such as a car in the same bay. So it is a reason
 * to look, never proof, and a person decides.
 */
export function makePhotoPrint({ width, height, pixels }: GreyPixels): string | null {
  const across = wavesOf(width);
  const down = wavesOf(height);
  let bits = 0n;
  let energy = 0;
  for (const column of down) {
    for (const row of across) {
      let sum = 0;
      for (let y = 0; y < height; y += 1) {
        let line = 0;
        for (let x = 0; x < width; x += 1) line += (pixels[y * width + x] ?? 0) * (row[x] ?? 0);
        sum += line * (column[y] ?? 0);
      }
      energy += sum * sum;
      bits = (bits << 1n) | (sum > 0 ? 1n : 0n);
    }
  }
  const contrast = Math.sqrt(energy / (width * height));
  return contrast < leastContrast ? null : bits.toString(16).padStart(16, '0');
}

/** The cosines of frequencies 1 to 8 over a side, scaled so that energy stays energy. */
function wavesOf(side: number): number[][] {
  return Array.from({ length: frequencies }, (_, index) =>
    Array.from(
      { length: side },
      (_unused, at) => Math.sqrt(2 / side) * Math.cos((Math.PI * (index + 1) * (2 * at + 1)) / (2 * side)),
    ),
  );
}

/** Every other wave across begins the other way round in a mirror: the first, the third and so on of each row of eight. */
const mirrored = 0xaaaaaaaaaaaaaaaan;

/** The print of the same picture in a mirror. */
export function mirrorPhotoPrint(print: string): string {
  return (BigInt(`0x${print}`) ^ mirrored).toString(16).padStart(16, '0');
}

/**
 * In how many of 64 places the prints of one picture may differ. Encoded again it has 0 to 3, cropped by a tenth 7 to 14; two
 * pictures that have nothing to do with each other have about 32. As 64 tosses of a coin, one pair in 4 million is this near.
 */
export const mostPrintDifference = 12;
/**
 * Thirty photos and their mirror images, against 100,000 others, are 6 million pairs: chance brings one within 12. Within 8
 * it is one pair in 4,000 million, and two photos near to those of the same advert are no chance either.
 */
const mostDifferenceOfOne = 8;

/** An advert of somebody else with pictures that look the same. */
export interface SimilarUpload {
  publicReference: string;
  /** How many of the own photos look like one there. */
  photos: number;
  /** Whether one of them is there in a mirror. */
  isMirrored: boolean;
}

/** The adverts with a photo that is nearly the same as an own one, or with two that look alike; the most alike first. */
export function findSimilarUploads(
  own: readonly string[],
  others: readonly { publicReference: string; print: string }[],
): SimilarUpload[] {
  const found = new Map<string, SimilarUpload & { nearest: number }>();
  for (const publicReference of new Set(others.map((other) => other.publicReference))) {
    const there = others.filter((other) => other.publicReference === publicReference);
    const similar = { publicReference, photos: 0, isMirrored: false, nearest: 64 };
    for (const print of own) {
      const upright = Math.min(...there.map((other) => hashDistance(print, other.print)));
      const mirror = Math.min(...there.map((other) => hashDistance(mirrorPhotoPrint(print), other.print)));
      const difference = Math.min(upright, mirror);
      if (difference > mostPrintDifference) continue;
      similar.photos += 1;
      similar.isMirrored ||= mirror < upright;
      similar.nearest = Math.min(similar.nearest, difference);
    }
    if (similar.nearest <= mostDifferenceOfOne || similar.photos > 1) found.set(publicReference, similar);
  }
  return [...found.values()]
    .toSorted((one, other) => one.nearest - other.nearest)
    .map(({ nearest, ...similar }) => similar);
}
