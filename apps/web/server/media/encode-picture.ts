import sharp, { type Sharp } from 'sharp';
import type { PictureSize } from './picture-address.ts';
import type { PictureFormat } from './picture-format.ts';

export type PictureOriginal = { kind: 'drawing'; svg: string } | { kind: 'photograph'; bytes: Buffer };

// Jobs run in parallel in the queue; threads within one job would only make them wait for each other.
sharp.concurrency(1);
// Originals are read once, and we cache the results.
sharp.cache(false);

const longestSeconds = 15;
/** A photograph of 50 megapixels takes 150 MB while it is decoded. */
const mostPixels = 50_000_000;

/**
 * Decodes, rotates upright, resizes and encodes. Only the pixels of the original survive: cameras write
 * locations and serial numbers into their files.
 */
export async function encodePicture(
  original: PictureOriginal,
  size: PictureSize,
  format: PictureFormat,
): Promise<Buffer> {
  const picture = open(original, size).resize({
    width: size.width,
    ...(size.height === undefined ? {} : { height: size.height }),
    fit: 'cover',
    // A photograph smaller than requested keeps its size; a drawing has no size of its own.
    withoutEnlargement: original.kind === 'photograph' && size.height === undefined,
  });
  return encode(picture, format, size.width).timeout({ seconds: longestSeconds }).toBuffer();
}

function open(original: PictureOriginal, size: PictureSize): Sharp {
  if (original.kind === 'photograph') {
    return sharp(original.bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();
  }
  const drawn = viewBoxOf(original.svg);
  // Rendered at the needed size: shrinking a large drawing would take most of the time.
  const scale = Math.max(size.width / drawn.width, (size.height ?? 0) / drawn.height);
  const density = Math.min(2400, Math.max(1, 72 * scale));
  // Drawings fill their frame: their alpha channel would be encoded as a second, empty picture.
  return sharp(Buffer.from(original.svg), { density }).removeAlpha();
}

/** Up to a card on a high-density screen: here a line is a pixel wide, and chroma subsampling makes a red car fuzzy. */
const widestCard = 608;

/** Settings are measured in docs/decisions/007-media-pipeline.md. */
function encode(picture: Sharp, format: PictureFormat, width: number): Sharp {
  const isSmall = width <= widestCard;
  switch (format) {
    case 'avif':
      return isSmall
        ? picture.avif({ quality: 62, effort: 0, chromaSubsampling: '4:4:4' })
        : picture.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0', tune: 'psnr' });
    case 'webp':
      return picture.webp({ quality: isSmall ? 86 : 78, effort: 2, smartSubsample: isSmall });
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
  }
}

/** The size at which a drawing has 72 dots per inch. */
function viewBoxOf(svg: string): { width: number; height: number } {
  const head = svg.slice(0, 600);
  const sized = /<svg\b[^>]*?\bwidth="([\d.]+)"[^>]*?\bheight="([\d.]+)"/.exec(head);
  const box = /\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(head);
  const [, width, height] = sized ?? box ?? [];
  return { width: Number(width) || 1200, height: Number(height) || 900 };
}
