import { strongTag } from '../http/entity-tag.ts';
import type { Metrics } from '../metrics.ts';
import type { DiskCache } from './disk-cache.ts';
import { encodePicture, type PictureOriginal } from './encode-picture.ts';
import type { JobQueue } from './job-queue.ts';
import { createMemoryCache } from './memory-cache.ts';
import {
  formatPictureAddress,
  type PictureSize,
  type PictureSubject,
  type PlaceholderName,
} from './picture-address.ts';
import type { PictureFormat } from './picture-format.ts';
import { findOriginal, type OriginalSources } from './picture-originals.ts';
import { createSharedJobs } from './shared-jobs.ts';

/** A picture as it goes over the wire. */
export interface Picture {
  body: Buffer;
  tag: string;
  format: PictureFormat;
  size: number;
}

export type FoundPicture =
  | { kind: 'found'; picture: Picture }
  | { kind: 'moved'; address: string }
  /** The placeholder, which keeps the page whole. */
  | { kind: 'missing'; picture: Picture };

export interface PictureRequest {
  subject: PictureSubject;
  size: PictureSize;
  format: PictureFormat;
}

export interface PictureServiceOptions {
  sources: OriginalSources;
  disk: DiskCache;
  queue: JobQueue;
  metrics: Pick<Metrics, 'pictures' | 'pictureSeconds'>;
  /** A photograph that cannot be decoded: somebody should replace it. */
  onUnreadable?(address: string, error: unknown): void;
  memoryBytes?: number;
}

export interface PictureService {
  /** What is in memory, by format and path: the way that costs nothing. */
  findHot(format: PictureFormat, path: string): Picture | undefined;
  /** With the visitor's signal: a picture that nobody waits for any more is not made. */
  find(request: PictureRequest, signal?: AbortSignal): Promise<FoundPicture>;
}

/** Changes whenever the encoder's settings or the drawings do, so that pictures of an older release are not served for ever. */
const generation = 'g4';

const usualMemory = 64 * 1024 * 1024;

/** Memory, then disk, then the encoder. Requests for one picture that arrive together wait for one job. */
export function createPictureService(options: PictureServiceOptions): PictureService {
  const { sources, disk, queue, metrics } = options;
  const memory = createMemoryCache<Picture>(options.memoryBytes ?? usualMemory);
  const underWay = createSharedJobs<FoundPicture>();

  function keep(key: string, body: Buffer, format: PictureFormat): Picture {
    const picture = { body, tag: strongTag(body), format, size: body.length };
    memory.set(key, picture);
    return picture;
  }

  async function load(request: PictureRequest, key: string, isWanted: () => boolean): Promise<FoundPicture> {
    const { subject, format } = request;
    const kept = await disk.get(`${generation} ${key}`);
    if (kept) {
      metrics.pictures.inc({ outcome: 'disk' });
      return { kind: 'found', picture: keep(key, kept, format) };
    }
    const found = await findOriginal(sources, subject);
    if (found.kind === 'moved') return found;
    if (found.kind === 'missing') return standIn(request, found.of);
    const body = await queue.run(() => make(found.original, request, key), isWanted);
    if (!body) return standIn(request, found.of);
    metrics.pictures.inc({ outcome: 'made' });
    // The visitor does not wait for the disk.
    void disk.set(`${generation} ${key}`, body);
    return { kind: 'found', picture: keep(key, body, format) };
  }

  /** Null for a photograph that is none, or is too large to be decoded. A drawing of ours that fails is a fault of ours. */
  async function make(
    original: PictureOriginal,
    { size, format }: PictureRequest,
    key: string,
  ): Promise<Buffer | null> {
    const stop = metrics.pictureSeconds.startTimer({ format });
    try {
      return await encodePicture(original, size, format);
    } catch (error) {
      if (original.kind === 'drawing') throw error;
      options.onUnreadable?.(key, error);
      return null;
    } finally {
      stop();
    }
  }

  async function standIn(request: PictureRequest, of: PlaceholderName): Promise<FoundPicture> {
    metrics.pictures.inc({ outcome: 'missing' });
    const answer = await find({ ...request, subject: { kind: 'placeholder', of } });
    if (answer.kind === 'moved') throw new Error('A placeholder never moves');
    return { kind: 'missing', picture: answer.picture };
  }

  function find(request: PictureRequest, signal?: AbortSignal): Promise<FoundPicture> {
    const key = `${request.format} ${formatPictureAddress(request.subject, request.size)}`;
    const hot = memory.get(key);
    if (hot) return Promise.resolve({ kind: 'found', picture: hot });
    const { result, isShared } = underWay.join(key, (isWanted) => load(request, key, isWanted), signal);
    if (isShared) metrics.pictures.inc({ outcome: 'shared' });
    return result;
  }

  return { find, findHot: (format, path) => memory.get(`${format} ${path}`) };
}
