import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AdvertDraft, publicReferenceOf } from '@forecourt/domain';
import { type Database, endAdverts, findAdverts, pruneChanges, upsertAdverts } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { exampleAdvert } from '../../testing/example-advert.ts';
import { type AdvertCopy, type AdvertCopyOptions, openAdvertCopy } from './advert-copy.ts';

const log = { info: vi.fn(), warn: vi.fn() };
const monday = { at: '2026-11-09T09:00:00.000Z' };
const referenceOf = (name: string) => publicReferenceOf('example', name);
const draft = (sourceReference: string, changes: Partial<AdvertDraft> = {}) =>
  exampleAdvert({ sourceReference, ...changes });

let db: Database;
let folder = '';
let open: AdvertCopy[] = [];
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.orm.execute('truncate advert, advert_price, advert_change restart identity cascade');
  folder = await mkdtemp(join(tmpdir(), 'forecourt-copy-'));
  vi.clearAllMocks();
});
afterEach(async () => {
  await Promise.all(open.map((copy) => copy.stop()));
  open = [];
  await rm(folder, { recursive: true });
});

function start(options: Partial<AdvertCopyOptions> = {}): AdvertCopy {
  const path = join(folder, 'copy.sqlite');
  const copy = openAdvertCopy({ db, path, key: 'of this code', isWriter: true, log, ...options });
  open.push(copy);
  copy.start();
  return copy;
}

/** Whether the copy has exactly what the database has of these adverts. */
const expectSame = (copy: AdvertCopy, ...names: string[]) =>
  vi.waitFor(
    async () =>
      expect(copy.find(names.map(referenceOf))).toEqual(await findAdverts(db, names.map(referenceOf))),
    20_000,
  );

const fills = () => log.info.mock.calls.length;

it('has every advert, and what becomes of it', async () => {
  await upsertAdverts(db, [draft('a'), draft('b')], monday);
  const copy = start();
  await expectSame(copy, 'a', 'b');
  await upsertAdverts(db, [draft('b', { price: 8000 }), draft('c')], monday);
  await endAdverts(db, [referenceOf('a')], monday);
  copy.wake();
  await expectSame(copy, 'a', 'b', 'c');
  await db.orm.execute('delete from advert_price');
  await db.orm.execute(`delete from advert where source_reference = 'c'`);
  await db.orm.execute(
    `insert into advert_change (public_reference, kind, at) values ('${referenceOf('c')}', 'ended', now())`,
  );
  copy.wake();
  await vi.waitFor(() => expect(copy.find([referenceOf('c')])).toEqual([]), 20_000);
});

it('continues after a restart where it ended', async () => {
  await upsertAdverts(db, [draft('a')], monday);
  const first = start();
  await expectSame(first, 'a');
  await first.stop();
  open = [];
  await upsertAdverts(db, [draft('b')], monday);
  await expectSame(start(), 'a', 'b');
  expect(fills()).toBe(1);
});

it.each([
  ['the code has changed', async () => ({ key: 'of other code' })],
  ['changes were pruned', async () => pruneChanges(db, '2027-01-01T00:00:00.000Z').then(() => ({}))],
])('is filled again if %s', async (_, change) => {
  await upsertAdverts(db, [draft('a')], monday);
  const first = start();
  await expectSame(first, 'a');
  await first.stop();
  open = [];
  await upsertAdverts(db, [draft('b')], monday);
  const options: Partial<AdvertCopyOptions> = await change();
  await expectSame(start(options), 'a', 'b');
  await vi.waitFor(() => expect(fills()).toBe(2), 20_000);
});

it('replaces a damaged file', async () => {
  await writeFile(join(folder, 'copy.sqlite'), 'not a database '.repeat(500));
  await upsertAdverts(db, [draft('a')], monday);
  await expectSame(start(), 'a');
  expect(log.warn).not.toHaveBeenCalled();
});

it('keeps what it has while it is filled again', async () => {
  await upsertAdverts(db, [draft('a'), draft('gone')], monday);
  const first = start();
  await expectSame(first, 'a', 'gone');
  await first.stop();
  open = [];
  await db.orm.execute(`delete from advert_price`);
  await db.orm.execute(`delete from advert where source_reference = 'gone'`);
  await upsertAdverts(db, [draft('b')], monday);
  await pruneChanges(db, '2027-01-01T00:00:00.000Z');
  // A reader sees the old ones all the time.
  const reader = start({ isWriter: false });
  expect(reader.find([referenceOf('a')])).toHaveLength(1);
  const seen: number[] = [];
  const watching = setInterval(() => seen.push(reader.find([referenceOf('a')]).length), 1);
  const second = start();
  await expectSame(second, 'a', 'b');
  await vi.waitFor(() => expect(second.find([referenceOf('gone')])).toEqual([]), 20_000);
  clearInterval(watching);
  expect(new Set(seen)).toEqual(new Set([1]));
});

it('is replaced when it turns out to be damaged, and says so once', async () => {
  const drafts = Array.from({ length: 300 }, (_, index) => draft(`a${index}`));
  await upsertAdverts(db, drafts, monday);
  const first = start();
  await vi.waitFor(() => expect(fills()).toBe(1), 20_000);
  await first.stop();
  open = [];
  const path = join(folder, 'copy.sqlite');
  const bytes = await readFile(path);
  // The first page stays: the file opens.
  bytes.fill(0xab, 4096 * 3, bytes.length - 4096);
  await writeFile(path, bytes);
  const reader = start({ isWriter: false });
  const references = drafts.map(({ sourceReference }) => referenceOf(sourceReference));
  for (let times = 0; times < 5; times++) reader.find(references);
  expect(log.warn).toHaveBeenCalledOnce();
  const second = start();
  second.find(references);
  await vi.waitFor(() => expect(second.find(references)).toHaveLength(300), 20_000);
  await vi.waitFor(() => expect(reader.find(references)).toHaveLength(300), 20_000);
});

it('is read by a process that does not write it', async () => {
  await upsertAdverts(db, [draft('a')], monday);
  const reader = start({ isWriter: false });
  expect(reader.find([referenceOf('a')])).toEqual([]);
  start();
  await expectSame(reader, 'a');
});
