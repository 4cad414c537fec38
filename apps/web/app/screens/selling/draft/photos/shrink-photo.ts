const longestSide = 2048;
const quality = 0.85;

/**
 * A smaller JPEG of a photo, upright and without what the camera wrote into the file; the file itself if the browser cannot
 * decode it, which is the server's to explain. Safari decodes HEIC here.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return file;
  }
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  // Frees the pixels at once: a phone has little memory for thirty of them.
  canvas.width = 0;
  return blob ?? file;
}
