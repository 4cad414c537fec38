import { LRUCache } from 'lru-cache';
import { strongTag } from '../http/responses/entity-tag.ts';
import type { FairQueue } from '../load-shedding/fair-queue.ts';
import type { Metrics } from '../logging/metrics.ts';
import type { DiskCache } from './disk-cache.ts';
import { encodePicture } from './encode-picture.ts';
import {
  formatPictureAddress,
  type PictureSize,
  type PictureSubject,
  type PlaceholderName,
} from './picture-address.ts';
import type { PictureFormat } from './picture-format.ts';
import { type FoundOriginal, findOriginal, type OriginalSources } from './picture-originals.ts';

/** An encoded picture. */
export interface Picture {
  body: Buffer;
  tag: string;
  format: PictureFormat;
  size: number;
}

export type FoundPicture =
  | { kind: 'found'; picture: Picture }
  | { kind: 'moved'; address: string }
  /** The placeholder, which keeps the page intact. */
  | { kind: 'missing'; picture: Picture };

export interface PictureRequest {
  subject: PictureSubject;
  size: PictureSize;
  format: PictureFormat;
}

/** The visitor who waits for a picture. */
export interface PictureVisitor {
  visitor: string;
  /** A picture that is no longer wanted is not encoded. */
  signal?: AbortSignal;
}

export interface PictureServiceOptions {
  sources: OriginalSources;
  disk: DiskCache;
  /** Of the encoder, which returns null for a picture that cannot be encoded. */
  queue: FairQueue<Picture | null>;
  metrics: Pick<Metrics, 'pictures' | 'pictureSeconds'>;
  /** A photograph that cannot be decoded: the operator should replace it. */
  onUnreadable?(address: string, error: unknown): void;
  memoryBytes?: number;
}

export interface PictureService {
  /** The in-memory cache, by format and path: the fast path. */
  findHot(format: PictureFormat, path: string): Picture | undefined;
  find(request: PictureRequest, visitor: PictureVisitor): Promise<FoundPicture>;
}

/**
 * Changes whenever the encoder's settings or the drawings do, so that pictures of an older release are not
 * served forever.
 */
const generation = 'g4';

const usualMemory = 64 * 1024 * 1024;
/** One large picture must not evict all the others. */
const largestShare = 1 / 4;

/** Then it is read from the disk again, where a picture that was deleted is no more. */
const memoryMs = 3_600_000;

/** Memory, then disk, then the encoder. Simultaneous requests for one picture share one job. */
export function createPictureService(options: PictureServiceOptions): PictureService {
  const { sources, disk, queue, metrics } = options;
  const maxSize = options.memoryBytes ?? usualMemory;
  const memory = new LRUCache<string, Picture>({
    maxSize,
    maxEntrySize: Math.floor(maxSize * largestShare),
    sizeCalculation: ({ size }) => size,
    ttl: memoryMs,
  });

  function keep(key: string, body: Buffer, format: PictureFormat): Picture {
    const picture = { body, tag: strongTag(body), format, size: body.length };
    memory.set(key, picture);
    return picture;
  }

  async function find(request: PictureRequest, visitor: PictureVisitor): Promise<FoundPicture> {
    const { subject, size, format } = request;
    const key = `${format} ${formatPictureAddress(subject, size)}`;
    const hot = memory.get(key);
    if (hot) return { kind: 'found', picture: hot };
    const kept = await disk.get(`${generation} ${key}`, groupOf(subject));
    if (kept) {
      metrics.pictures.inc({ outcome: 'disk' });
      return { kind: 'found', picture: keep(key, kept, format) };
    }
    const original = await findOriginal(sources, subject);
    if (original.kind === 'moved') return original;
    if (original.kind === 'missing') return standIn(request, original.of, visitor);
    let outcome: 'made' | 'shared' = 'shared';
    const made = await queue.run({ ...visitor, key, size: pixelsOf(size) }, () => {
      outcome = 'made';
      return make(original, request, key);
    });
    if (!made) return standIn(request, original.of, visitor);
    metrics.pictures.inc({ outcome });
    return { kind: 'found', picture: made };
  }

  /** Null for a photograph that is invalid, or too large to decode. A drawing of ours that fails is a fault of ours. */
  async function make(
    { open }: Extract<FoundOriginal, { kind: 'found' }>,
    { subject, size, format }: PictureRequest,
    key: string,
  ): Promise<Picture | null> {
    // Another job finished it between the cache lookup and this turn.
    const hot = memory.get(key);
    if (hot) return hot;
    const original = await open();
    if (!original) return null;
    const stop = metrics.pictureSeconds.startTimer({ format });
    try {
      const body = await encodePicture(original, size, format);
      // The visitor does not wait for the disk.
      void disk.set(`${generation} ${key}`, body, groupOf(subject));
      return keep(key, body, format);
    } catch (error) {
      if (original.kind === 'drawing') throw error;
      options.onUnreadable?.(key, error);
      return null;
    } finally {
      stop();
    }
  }

  async function standIn(
    request: PictureRequest,
    of: PlaceholderName,
    visitor: PictureVisitor,
  ): Promise<FoundPicture> {
    metrics.pictures.inc({ outcome: 'missing' });
    const answer = await find({ ...request, subject: { kind: 'placeholder', of } }, visitor);
    if (answer.kind === 'moved') throw new Error('A placeholder never moves');
    return { kind: 'missing', picture: answer.picture };
  }

  return { find, findHot: (format, path) => memory.get(`${format} ${path}`) };
}

/** Small pictures come first: a page of thumbnails is worth more than one large picture. */
function pixelsOf({ width, height = (width * 3) / 4 }: PictureSize): number {
  return width * height;
}

/** By which copies of a picture that an advert no longer shows are found: `abcdefghjkmn.1-x9k2`. */
function groupOf(subject: PictureSubject): string | undefined {
  if (subject.kind === 'advert') return `${subject.publicReference}.${subject.position}-${subject.revision}`;
  if (subject.kind === 'advert-turn')
    return `${subject.publicReference}.turn-${subject.frame}-${subject.revision}`;
}
