import { shrinkImage } from './shrink-image.ts';

/** Decoding twelve megapixels takes a phone half a second, in which the page must go on. */
self.onmessage = async ({ data }: MessageEvent<{ id: number; file: Blob }>) => {
  const blob = await shrinkImage(data.file, (width, height) => new OffscreenCanvas(width, height)).catch(
    () => null,
  );
  self.postMessage({ id: data.id, blob });
};
