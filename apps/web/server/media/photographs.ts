import { hash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { fetchPicture } from './fetch-picture.ts';

export interface PhotographOptions {
  dataDir: string;
  log: Pick<Logger, 'warn'>;
  fetch?: (address: string) => Promise<Buffer>;
}

/** As the feed import names them: the content's hash and the kind. */
const imported = /^photo:([0-9a-f]{64}\.(?:jpg|png|webp|avif))$/;
/** A host that failed is not contacted again for this long. */
const retryAfterMs = 5 * 60_000;
const mostFailures = 10_000;

/** `photo:SHA.jpg` is a file in DATA_DIR/photos; `https://…` is fetched once and stored in DATA_DIR/photos-remote. */
export function createPhotographs({ dataDir, log, fetch = fetchPicture }: PhotographOptions) {
  const failedAt = new Map<string, number>();

  async function findRemote(address: string): Promise<Buffer | null> {
    const path = join(dataDir, 'photos-remote', hash('sha256', address));
    const kept = await readIfPresent(path);
    if (kept) return kept;
    if (Date.now() - (failedAt.get(address) ?? 0) < retryAfterMs) return null;
    try {
      const bytes = await fetch(address);
      await keep(path, bytes).catch((error) =>
        log.warn({ err: error }, 'A photograph could not be stored on disk'),
      );
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
    if (file) return readIfPresent(join(dataDir, 'photos', file));
    return source.startsWith('https://') ? findRemote(source) : null;
  };
}

/** A file appears complete or not at all. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}
