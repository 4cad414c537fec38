/** What a photo looks like to a machine that knows nothing about cars. */
export interface PhotoLook {
  /** The mean of its grey values, from 0 to 255. */
  light: number;
  /** The variance of its edges: about 600 for a sharp photo of a car, about 30 for a blurred one. */
  sharpness: number;
  /** 16 hexadecimal digits that hardly change when the photo is encoded again. */
  hash: string;
}

/** Grey pixels, row by row. */
export interface GreyPixels {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export function meanLight({ pixels }: GreyPixels): number {
  let sum = 0;
  for (const value of pixels) sum += value;
  return pixels.length === 0 ? 0 : sum / pixels.length;
}

/** The variance of the Laplacian: every edge of a sharp photo is steep. Comparable between photos of the same width. */
export function edgeVariance({ width, height, pixels }: GreyPixels): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const value =
        4 * (pixels[at] ?? 0) -
        (pixels[at - 1] ?? 0) -
        (pixels[at + 1] ?? 0) -
        (pixels[at - width] ?? 0) -
        (pixels[at + width] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

export const hashedSize = { width: 9, height: 8 } as const;

/** Whether each pixel of a tiny copy, 9 × 8, is lighter than the one to its right. */
export function differenceHash({ width, height, pixels }: GreyPixels): string {
  let bits = 0n;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      bits = (bits << 1n) | ((pixels[at] ?? 0) > (pixels[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

/** In how many of 64 places two hashes differ. */
export function hashDistance(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  while (differing > 0n) {
    count += Number(differing & 1n);
    differing >>= 1n;
  }
  return count;
}
