import { hash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DiskCache {
  /** Null on a miss. */
  get(key: string): Promise<Buffer | null>;
  /** Never fails: a full disk makes pictures slower, not missing. */
  set(key: string, bytes: Buffer): Promise<void>;
  /** Resolves when the folder has been read and any excess removed. */
  settled(): Promise<void>;
}

export interface DiskCacheOptions {
  folder: string;
  /** In bytes; 0 stores nothing. */
  limit: number;
  onError(error: unknown): void;
}

/** An eviction leaves this share of the limit, so that not every picture causes one. */
const shareKept = 0.9;

/** A half-written file this old was left by a killed process. */
const abandonedAfterMs = 10 * 60_000;

/**
 * Files under their key's hash. A file's modification time is its last use, so that the order survives a
 * restart. A file appears complete or not at all: it is written to a temporary name and then renamed.
 */
export function createDiskCache({ folder, limit, onError }: DiskCacheOptions): DiskCache {
  const used = new Map<string, { size: number; at: number }>();
  let total = 0;
  let eviction: Promise<void> | null = null;
  const scan = limit > 0 ? readFolder().catch(onError) : Promise.resolve();

  const pathOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2));

  function note(name: string, size: number, at: number): void {
    total += size - (used.get(name)?.size ?? 0);
    used.delete(name);
    used.set(name, { size, at });
    if (total > limit) eviction ??= evict().finally(() => (eviction = null));
  }

  async function readFolder(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const found: { name: string; size: number; at: number }[] = [];
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const path = join(entry.parentPath, entry.name);
      // Another process may share the folder and have just removed the file.
      const file = await stat(path).catch(() => null);
      if (!file) continue;
      const { size, mtimeMs } = file;
      if (!entry.name.endsWith('.part')) {
        found.push({ name: entry.parentPath.slice(-2) + entry.name, size, at: mtimeMs });
      } else if (Date.now() - mtimeMs > abandonedAfterMs) {
        await rm(path, { force: true });
      }
    }
    found.sort((a, b) => a.at - b.at);
    for (const { name, size, at } of found) if (!used.has(name)) note(name, size, at);
  }

  async function evict(): Promise<void> {
    await scan;
    const oldestFirst = [...used].sort(([, a], [, b]) => a.at - b.at);
    for (const [name, { size }] of oldestFirst) {
      if (total <= limit * shareKept) return;
      used.delete(name);
      total -= size;
      await rm(pathOf(name), { force: true }).catch(onError);
    }
  }

  return {
    async get(key) {
      if (limit === 0) return null;
      const name = hash('sha1', key);
      try {
        const bytes = await readFile(pathOf(name));
        const now = new Date();
        note(name, bytes.length, now.getTime());
        utimes(pathOf(name), now, now).catch(() => {});
        return bytes;
      } catch {
        return null;
      }
    },
    async set(key, bytes) {
      if (limit === 0) return;
      const name = hash('sha1', key);
      const path = pathOf(name);
      const part = `${path}.${randomBytes(4).toString('hex')}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(part, bytes);
        await rename(part, path);
        note(name, bytes.length, Date.now());
      } catch (error) {
        onError(error);
        await rm(part, { force: true }).catch(() => {});
      }
    },
    async settled() {
      await scan;
      await eviction;
    },
  };
}
