import { hash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DiskCache {
  /** Null on a miss. */
  get(key: string, group?: string): Promise<Buffer | null>;
  /**
   * Never fails: a full disk makes pictures slower, not missing. A group, of letters, digits, dots and hyphens, is what
   * `sweep` asks about.
   */
  set(key: string, bytes: Buffer, group?: string): Promise<void>;
  /** Removes the files of groups that are gone, and what nobody has asked for in a month. Returns how many. */
  sweep(findGone: (groups: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
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

const unusedAfterMs = 30 * 86_400_000;
/** Asked about together. */
const groupsAtOnce = 200;
/** Of the key, before the group. */
const hashLength = 40;

/**
 * Files under their key's hash and their group. A file's modification time is its last use, so that the order survives a
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
    for (const { name, size, at } of await listFiles()) if (!used.has(name)) note(name, size, at);
  }

  /** The least recently used first. */
  async function listFiles(): Promise<{ name: string; size: number; at: number }[]> {
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
    return found.sort((a, b) => a.at - b.at);
  }

  async function remove(name: string): Promise<void> {
    total -= used.get(name)?.size ?? 0;
    used.delete(name);
    await rm(pathOf(name), { force: true }).catch(onError);
  }

  async function evict(): Promise<void> {
    await scan;
    const oldestFirst = [...used].sort(([, a], [, b]) => a.at - b.at);
    for (const [name] of oldestFirst) {
      if (total <= limit * shareKept) return;
      await remove(name);
    }
  }

  return {
    async get(key, group) {
      if (limit === 0) return null;
      const name = nameOf(key, group);
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
    async set(key, bytes, group) {
      if (limit === 0) return;
      const name = nameOf(key, group);
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
    async sweep(findGone) {
      if (limit === 0) return 0;
      // Read again: another process of this machine may have written most of it.
      const files = await listFiles();
      const groups = [...new Set(files.flatMap(({ name }) => groupOf(name) ?? []))];
      const gone = new Set<string>();
      for (let from = 0; from < groups.length; from += groupsAtOnce) {
        for (const group of await findGone(groups.slice(from, from + groupsAtOnce))) gone.add(group);
      }
      const unusedSince = Date.now() - unusedAfterMs;
      const old = files.filter(({ name, at }) => at < unusedSince || gone.has(groupOf(name) ?? ''));
      for (const { name } of old) await remove(name);
      return old.length;
    },
    async settled() {
      await scan;
      await eviction;
    },
  };
}

const nameOf = (key: string, group?: string) =>
  group === undefined ? hash('sha1', key) : `${hash('sha1', key)}.${group}`;

const groupOf = (name: string) => (name.length > hashLength ? name.slice(hashLength + 1) : null);
