const mostBytes = 500_000;
/** A photo of a car is small enough at the first; one of a hedge or of gravel may need the others. */
const attempts = [
  { side: 2048, quality: 0.85 },
  { side: 2048, quality: 0.72 },
  { side: 2048, quality: 0.6 },
  { side: 1600, quality: 0.6 },
  { side: 1280, quality: 0.5 },
  { side: 1024, quality: 0.4 },
] as const;

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
  let smallest: Blob | null = null;
  for (const { side, quality } of attempts) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = makeCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const pencil = canvas.getContext('2d') as CanvasRenderingContext2D | null;
    if (!pencil) break;
    // A JPEG has no transparency, and would be black there.
    pencil.fillStyle = '#fff';
    pencil.fillRect(0, 0, canvas.width, canvas.height);
    pencil.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    smallest = (await encode(canvas, quality)) ?? smallest;
    // Frees the pixels at once: a phone has little memory for thirty of them.
    canvas.width = 0;
    if (smallest && smallest.size <= mostBytes) break;
  }
  bitmap.close();
  return smallest;
}

function encode(canvas: AnyCanvas, quality: number): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
