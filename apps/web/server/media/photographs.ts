import { hash } from 'node:crypto';
import type { MediaStore } from '@forecourt/store';
import type { Logger } from 'pino';
import { fetchPicture } from './fetch-picture.ts';

export interface PhotographOptions {
  store: Pick<MediaStore, 'read' | 'write'>;
  log: Pick<Logger, 'warn'>;
  fetch?: (address: string) => Promise<Buffer>;
}

/** As the feed import names them: the content's hash and the kind. */
const imported = /^photo:([0-9a-f]{64}\.(?:jpg|png|webp|avif))$/;
/** A host that failed is not contacted again for this long. */
const retryAfterMs = 5 * 60_000;
const mostFailures = 10_000;

/** `photo:SHA.jpg` is in the store under photos; `https://…` is fetched once and stored under photos-remote. */
export function createPhotographs({ store, log, fetch = fetchPicture }: PhotographOptions) {
  const failedAt = new Map<string, number>();

  async function read(key: string): Promise<Buffer | null> {
    try {
      return await store.read(key);
    } catch (error) {
      log.warn({ err: error }, 'A photograph could not be read');
      return null;
    }
  }

  async function findRemote(address: string): Promise<Buffer | null> {
    const key = `photos-remote/${hash('sha256', address)}`;
    const kept = await read(key);
    if (kept) return kept;
    if (Date.now() - (failedAt.get(address) ?? 0) < retryAfterMs) return null;
    try {
      const bytes = await fetch(address);
      await store
        .write(key, bytes)
        .catch((error) => log.warn({ err: error }, 'A photograph could not be stored'));
      return bytes;
    } catch (error) {
      if (failedAt.size >= mostFailures) failedAt.clear();
      failedAt.set(address, Date.now());
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'A photograph could not be fetched',
      );
      return null;
    }
  }

  return async function findPhotograph(source: string): Promise<Buffer | null> {
    const file = imported.exec(source)?.[1];
    if (file) return read(`photos/${file}`);
    return source.startsWith('https://') ? findRemote(source) : null;
  };
}
