import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryEngine } from '@forecourt/search';
import { openMediaStore } from '@forecourt/store/opening';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleAdvert } from '../../testing/example-advert.ts';
import { createIndexFile, type IndexFile, type IndexFileOptions } from './index-file.ts';
import { shareIndexFile } from './share-index-file.ts';

const log = { info: vi.fn(), warn: vi.fn() };
const lastChange = {
  sequence: 7,
  publicReference: 'abcdef012345',
  kind: 'changed',
  at: '2026-11-09T09:00:00.000Z',
} as const;
const origin = { database: 'one', lastChange, adverts: 2 };

let folder = '';
let path = '';
beforeEach(async () => {
  log.warn.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'forecourt-index-'));
  path = join(folder, 'search-index');
});
afterEach(() => rm(folder, { recursive: true }));

const open = (options: Partial<IndexFileOptions> = {}) =>
  createIndexFile({ path, key: 'of this code', log, ...options });

async function saveIn(file: IndexFile): Promise<void> {
  const adverts = ['a', 'b'].map((publicReference) => exampleAdvert({ publicReference }));
  await new MemoryEngine().rebuild(adverts, 7, (market) => file.save(origin, market));
  await file.settled();
}

it('restores a market as it was stored', async () => {
  await saveIn(open());
  const saved = await open().find();
  expect(saved).toMatchObject(origin);
  const engine = new MemoryEngine();
  await engine.restore(saved?.market ?? [], 7);
  expect((await engine.search({ channel: 'Car' })).total).toBe(2);
});

it('restores nothing if nothing was stored', async () => {
  expect(await open().find()).toBeNull();
});

it('ignores a file that other code has stored', async () => {
  await saveIn(open({ key: 'of other code' }));
  expect(await open().find()).toBeNull();
});

it.each([0, 3, 40, 400])('ignores a file that ends after %i bytes', async (length) => {
  await saveIn(open());
  await writeFile(path, (await readFile(path)).subarray(0, length));
  expect(await open().find()).toBeNull();
});

it('ignores a file with a single flipped bit', async () => {
  await saveIn(open());
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
  await writeFile(path, bytes);
  expect(await open().find()).toBeNull();
});

it('leaves no other files beside it', async () => {
  await saveIn(open());
  expect(await readdir(folder)).toEqual(['search-index']);
});

it('logs it and continues if the file cannot be written', async () => {
  await saveIn(open({ path: join(folder, 'missing', 'search-index') }));
  expect(log.warn).toHaveBeenCalledOnce();
});

describe('shared between machines', () => {
  const openShared = async (machine: string) => {
    const own = join(folder, machine);
    await mkdir(own, { recursive: true });
    const store = await openMediaStore({ url: join(folder, 'store'), dataDir: own });
    const options = { path: join(own, 'search-index'), key: 'of this code', log };
    return shareIndexFile(createIndexFile(options), { ...options, store });
  };
  const saveAt = async (file: IndexFile, sequence: number) => {
    const lastChangeThen = { ...lastChange, sequence };
    await new MemoryEngine().rebuild([exampleAdvert()], sequence, (market) =>
      file.save({ ...origin, lastChange: lastChangeThen }, market),
    );
    await file.settled();
  };
  const foundBy = async (machine: string) =>
    (await (await openShared(machine)).find())?.lastChange.sequence ?? null;

  it('is fetched by a machine that has none, or an older one', async () => {
    expect(await foundBy('second')).toBeNull();
    await saveAt(await openShared('first'), 7);
    expect(await foundBy('second')).toBe(7);
    await saveAt(await openShared('first'), 9);
    expect(await foundBy('second')).toBe(9);
  });

  it('is not replaced by an older one', async () => {
    await saveAt(await openShared('first'), 9);
    await saveAt(await openShared('second'), 7);
    expect(await foundBy('third')).toBe(9);
    expect(await foundBy('second')).toBe(9);
  });

  it('is replaced by an older one of a machine that could not use it', async () => {
    await saveAt(await openShared('first'), 9);
    // The database was restored to an earlier state.
    const second = await openShared('second');
    expect((await second.find())?.lastChange.sequence).toBe(9);
    await saveAt(second, 7);
    expect(await foundBy('third')).toBe(7);
  });

  const inStore = async (extension: '' | '.json') => {
    const names = await readdir(join(folder, 'store/search-index'));
    const name = names.find((each) => each.endsWith('.json') === (extension === '.json'));
    return join(folder, 'store/search-index', name ?? 'missing');
  };

  it('that cannot be read replaces nothing, and is replaced by the next one', async () => {
    await saveAt(await openShared('second'), 7);
    await saveAt(await openShared('first'), 9);
    await writeFile(await inStore(''), 'damaged');
    expect(await foundBy('second')).toBe(7);
    await saveAt(await openShared('second'), 8);
    expect(await foundBy('third')).toBe(8);
  });

  it('gets a new label if its own cannot be read', async () => {
    await saveAt(await openShared('first'), 7);
    await writeFile(await inStore('.json'), 'damaged');
    expect(await foundBy('second')).toBeNull();
    await saveAt(await openShared('second'), 8);
    expect(await foundBy('third')).toBe(8);
  });

  it('is not missed if the store fails', async () => {
    const path = join(folder, 'search-index');
    const fail = () => Promise.reject(new Error('away'));
    const store = { read: fail, write: fail, remove: fail, download: fail, upload: fail };
    const file = shareIndexFile(open(), { path, key: 'of this code', store, log });
    await saveAt(file, 7);
    expect((await file.find())?.lastChange.sequence).toBe(7);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('is not waited for if the store hangs', { timeout: 20_000 }, async () => {
    await saveAt(open(), 7);
    const hang = () => new Promise<never>(() => {});
    const store = { read: hang, write: hang, remove: hang, download: hang, upload: hang };
    const file = shareIndexFile(open(), { path, key: 'of this code', store, log, labelMs: 10 });
    expect((await file.find())?.lastChange.sequence).toBe(7);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
