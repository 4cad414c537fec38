import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './media-store.ts';

/** A folder of this machine, or one that several machines have mounted. */
export function openFolderStore(root: string): MediaStore {
  /** A file appears complete or not at all. */
  async function put(key: string, fill: (part: string) => Promise<void>): Promise<void> {
    const path = join(root, key);
    const part = `${path}.${randomBytes(4).toString('hex')}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await fill(part);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  return {
    read: (key) => orNull(readFile(join(root, key))),
    write: (key, bytes) => put(key, (part) => writeFile(part, bytes)),
    download: async (key, path) => (await orNull(copyFile(join(root, key), path).then(() => true))) ?? false,
    upload: (key, path) => put(key, (part) => copyFile(path, part)),
    remove: (key) => rm(join(root, key), { force: true }),
    incomingPhotos: join(root, 'photos'),
    publishPhotos: async () => {},
  };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
