import { hash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { fetchPicture } from './fetch-picture.ts';

export interface PhotographOptions {
  dataDir: string;
  log: Pick<Logger, 'warn'>;
  fetch?: (address: string) => Promise<Buffer>;
}

/** As the feed import names them: the hash of the content and the kind. */
const imported = /^photo:([0-9a-f]{64}\.(?:jpg|png|webp|avif))$/;
/** A host that failed is left in peace for a while. */
const retryAfterMs = 5 * 60_000;
const mostFailures = 10_000;

/** `photo:SHA.jpg` is a file in DATA_DIR/photos; `https://…` is fetched once and kept in DATA_DIR/photos-remote. */
export function createPhotographs({ dataDir, log, fetch = fetchPicture }: PhotographOptions) {
  const failedAt = new Map<string, number>();

  async function findRemote(address: string): Promise<Buffer | null> {
    const folder = join(dataDir, 'photos-remote');
    const path = join(folder, hash('sha256', address));
    const kept = await readIfPresent(path);
    if (kept) return kept;
    if (Date.now() - (failedAt.get(address) ?? 0) < retryAfterMs) return null;
    try {
      const bytes = await fetch(address);
      await mkdir(folder, { recursive: true });
      const part = `${path}.${randomBytes(4).toString('hex')}.part`;
      await writeFile(part, bytes);
      await rename(part, path);
      return bytes;
    } catch (error) {
      if (failedAt.size >= mostFailures) failedAt.clear();
      failedAt.set(address, Date.now());
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'A photograph was not fetched',
      );
      return null;
    }
  }

  return async function findPhotograph(source: string): Promise<Buffer | null> {
    const file = imported.exec(source)?.[1];
    if (file) return readIfPresent(join(dataDir, 'photos', file));
    return source.startsWith('https://') ? findRemote(source) : null;
  };
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}
