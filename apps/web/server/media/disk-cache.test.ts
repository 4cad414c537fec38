import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (limit: number) =>
  createDiskCache({
    folder,
    limit,
    onError: (error) => {
      throw error;
    },
  });

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

it('returns what was stored, also after a restart', async () => {
  await open(1000).set('a', Buffer.from('picture'));
  expect((await open(1000).get('a'))?.toString()).toBe('picture');
});

it('has nothing under an unknown key', async () => {
  expect(await open(1000).get('a')).toBeNull();
});

it('stays below its limit by removing the least recently used', async () => {
  const cache = open(1000);
  for (let n = 0; n < 10; n += 1) await cache.set(`k${n}`, Buffer.alloc(100));
  await cache.get('k0');
  await cache.set('k10', Buffer.alloc(100));
  await cache.settled();
  expect((await files()).length).toBeLessThanOrEqual(9);
  expect(await cache.get('k0')).not.toBeNull();
  expect(await cache.get('k1')).toBeNull();
  expect(await cache.get('k10')).not.toBeNull();
});

it('enforces the limit from the start in a folder that is too large', async () => {
  const generous = open(100_000);
  for (let n = 0; n < 20; n += 1) await generous.set(`k${n}`, Buffer.alloc(100));
  await open(500).settled();
  expect((await files()).length).toBeLessThanOrEqual(5);
});

it('removes what a killed process left half-written, and nothing that is being written', async () => {
  await open(1000).set('a', Buffer.from('x'));
  const [whole = ''] = await files();
  const [abandoned, underWay] = [`${whole}.0badcafe.part`, `${whole}.600df00d.part`];
  await writeFile(abandoned, 'hal');
  await utimes(abandoned, new Date(0), new Date(0));
  await writeFile(underWay, 'hal');
  await open(1000).settled();
  expect((await files()).sort()).toEqual([whole, underWay]);
});

it('stores nothing when its limit is 0', async () => {
  const cache = open(0);
  await cache.set('a', Buffer.from('x'));
  expect(await cache.get('a')).toBeNull();
  expect(await files()).toEqual([]);
});

it('survives a disk that cannot be written to', async () => {
  const errors: unknown[] = [];
  await writeFile(join(folder, 'file'), '');
  const cache = createDiskCache({
    folder: join(folder, 'file'),
    limit: 100,
    onError: (error) => errors.push(error),
  });
  await cache.set('a', Buffer.from('x'));
  await cache.settled();
  expect(errors.length).toBeGreaterThan(0);
});

it('removes the files of groups that are gone, also those of another process, and what was not used for a month', async () => {
  const [cache, other] = [open(1000), open(1000)];
  await other.set('a', Buffer.from('a'), 'advert-1.1-aaaa');
  await other.set('b', Buffer.from('b'), 'advert-1.2-bbbb');
  await cache.set('c', Buffer.from('c'));
  const asked: string[] = [];
  const removed = await cache.sweep(async (groups) => {
    asked.push(...groups);
    return new Set(['advert-1.1-aaaa']);
  });
  expect([removed, asked.toSorted()]).toEqual([1, ['advert-1.1-aaaa', 'advert-1.2-bbbb']]);
  expect(await other.get('a', 'advert-1.1-aaaa')).toBeNull();
  expect((await other.get('b', 'advert-1.2-bbbb'))?.toString()).toBe('b');
  for (const file of await files()) await utimes(file, new Date(0), new Date(0));
  expect(await open(1000).sweep(async () => new Set())).toBe(2);
  expect(await files()).toEqual([]);
});
