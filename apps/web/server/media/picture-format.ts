export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/**
 * The smallest format that the browser says it supports. `image/*` alone promises neither new format: old
 * browsers and mail clients send it too.
 */
export function choosePictureFormat(accept: string | undefined): PictureFormat {
  const ranges = (accept ?? '').split(',');
  return (
    (['avif', 'webp'] as const).find((format) => ranges.some((range) => isTaken(range, format))) ?? 'jpeg'
  );
}

/** `image/avif;q=0.8` accepts it, `image/avif;q=0` refuses it. */
function isTaken(range: string, format: PictureFormat): boolean {
  const [type, ...parameters] = range.toLowerCase().split(';');
  return (
    type?.trim() === `image/${format}` &&
    !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter))
  );
}
