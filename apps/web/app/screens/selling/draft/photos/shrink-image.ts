const longestSide = 2048;
/** A photo of a car at this size needs less; one of a hedge may need more. */
const mostBytes = 500_000;
const qualities = [0.85, 0.72, 0.6] as const;

type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

/**
 * A smaller JPEG of a photo, upright and without what the camera wrote into the file; null if the browser cannot decode
 * it, which is the server's to explain. Safari decodes HEIC here.
 */
export async function shrinkImage(
  file: Blob,
  makeCanvas: (width: number, height: number) => AnyCanvas,
): Promise<Blob | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = makeCanvas(width, height);
  const pencil = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  pencil?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  let smallest: Blob | null = null;
  for (const quality of pencil ? qualities : []) {
    smallest = (await encode(canvas, quality)) ?? smallest;
    if (smallest && smallest.size <= mostBytes) break;
  }
  // Frees the pixels at once: a phone has little memory for thirty of them.
  canvas.width = 0;
  return smallest;
}

function encode(canvas: AnyCanvas, quality: number): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
