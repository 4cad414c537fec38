import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import { exampleAdvert, exampleDealer } from '../contract/examples.ts';
import { emptyDatabase } from '../contract/store-contract.ts';
import type { Database } from '../database/database.ts';
import { makeFolder } from '../feed/reading/temporary-feed.ts';
import { openFolderStore } from '../media/folder-store.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { findDealer } from './find-dealers.ts';
import { type DealerSettings, setDealer } from './set-dealer.ts';
import { upsertDealers } from './upsert-dealers.ts';

const at = '2026-11-09T09:00:00.000Z';

let db: Database;
let folder: ReturnType<typeof makeFolder>;
let logoFile: string;
let photosFolder: string;
let id: number;
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyDatabase(db);
  [id = 0] = await upsertDealers(db, [exampleDealer('one')]);
  folder = makeFolder();
  logoFile = folder.write(
    'logo.png',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)]),
  );
  photosFolder = join(folder.path, 'photos');
});
afterEach(() => folder.remove());

const set = (settings: DealerSettings, dealer = id) =>
  setDealer(db, dealer, settings, openFolderStore(folder.path));
const advertOf = (reference: string, make: string) => {
  const advert = exampleAdvert(reference);
  return { ...advert, vehicle: { ...advert.vehicle, make } };
};

test('a logo is stored and can be removed', async () => {
  expect(await set({ logoFile })).toMatchObject({
    dealer: { logoUrl: expect.stringMatching(/^\/media\/logos\/[0-9a-f]{64}\.png\/%d$/) },
  });
  expect(await set({ logoFile: '' })).toMatchObject({ dealer: { logoUrl: null } });
});

test('a missing logo file changes nothing else', async () => {
  const before = await findDealer(db, id);
  expect(await set({ whatsapp: '087 123 4567', logoFile: '/none.png' })).toEqual({
    kind: 'bad',
    reason: 'Picture "none.png" does not exist.',
  });
  expect(await findDealer(db, id)).toEqual(before);
});

test('no file is stored if something else is refused', async () => {
  await upsertAdverts(db, [advertOf('a', 'Ford')], { at });
  expect(await set({ logoFile }, id + 1)).toEqual({ kind: 'bad', reason: `There is no dealer ${id + 1}.` });
  expect(await set({ logoFile, franchises: ['Zorg'] })).toMatchObject({ kind: 'bad' });
  expect(existsSync(photosFolder)).toBe(false);
});

test('makes are written as most adverts write them', async () => {
  const makes = ['Škoda', 'Škoda', 'SKODA', 'Kia'];
  await upsertAdverts(
    db,
    makes.map((make, index) => advertOf(`${index}`, make)),
    { at },
  );
  expect(await set({ franchises: ['skoda', 'KIA', 'Škoda'] })).toMatchObject({
    dealer: { franchises: ['Škoda', 'Kia'] },
  });
});

test('a known make that no advert has is accepted, in its usual spelling', async () => {
  await upsertAdverts(db, [advertOf('a', 'Ford')], { at });
  expect(await set({ franchises: ['leapmotor', 'mini'] })).toMatchObject({
    dealer: { franchises: ['Leapmotor', 'MINI'] },
  });
});

test('an unknown make that no advert has is refused by its name', async () => {
  await upsertAdverts(db, [advertOf('a', 'Volkswagen')], { at });
  expect(await set({ franchises: ['Volkswagen', 'Zorg', 'Frod'] })).toEqual({
    kind: 'bad',
    reason: 'No advert has the make "Zorg" or "Frod", and it is not a known make: check the spelling.',
  });
});

test('before the first advert any make is accepted', async () => {
  expect(await set({ franchises: ['Ford'] })).toMatchObject({ dealer: { franchises: ['Ford'] } });
});
