export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/**
 * The smallest format that the browser says it can show. `image/*` alone is no promise of either new format: old
 * browsers and mail programs send it too.
 */
export function choosePictureFormat(accept: string | undefined): PictureFormat {
  if (!accept) return 'jpeg';
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return 'jpeg';
}
