import { shrinkImage } from './shrink-image.ts';

let worker: Worker | null | undefined;
let lastId = 0;
const waiting = new Map<number, (blob: Blob | null) => void>();

/** The photo made smaller; the file itself if the browser cannot decode it, which is the server's to explain. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  worker ??= openWorker();
  const shrunk = worker && (await shrinkIn(worker, file));
  if (shrunk) return shrunk;
  // Without a worker, or without signal, when its script cannot be loaded.
  return (worker === null && (await shrinkHere(file))) || file;
}

function openWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const opened = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data: { id, blob } }: MessageEvent<{ id: number; blob: Blob | null }>) => {
    waiting.get(id)?.(blob);
    waiting.delete(id);
  };
  // A worker that cannot be loaded: photos are made smaller here.
  opened.onerror = () => {
    worker = null;
    for (const done of waiting.values()) done(null);
    waiting.clear();
  };
  return opened;
}

function shrinkIn(opened: Worker, file: File): Promise<Blob | null> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    opened.postMessage({ id, file });
  });
}

function shrinkHere(file: File): Promise<Blob | null> {
  return shrinkImage(file, (width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  );
}
