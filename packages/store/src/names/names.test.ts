import { publicReferenceOf } from '@forecourt/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAdvert } from '../advert/find-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import { latestSequence, readChanges } from '../change/read-changes.ts';
import { exampleAdvert } from '../contract/examples.ts';
import { emptyDatabase } from '../contract/store-contract.ts';
import type { Database } from '../database/database.ts';
import { importFeed } from '../feed/import-feed.ts';
import { openFeed } from '../feed/reading/decode.ts';
import { exampleRow, makeFolder, toNdjson } from '../feed/reading/temporary-feed.ts';
import type { ReportEntry } from '../feed/report/report.ts';
import { openFolderStore } from '../media/folder-store.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { addOwnName, readOwnNames, removeOwnName } from './own-names.ts';

let db: Database;
let folder: ReturnType<typeof makeFolder>;
let entries: ReportEntry[];

beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyDatabase(db);
  folder = makeFolder();
  entries = [];
});
afterEach(() => folder.remove());

type Names = readonly (readonly [make: string, model: string])[];

/** Imports adverts of these makes and models; the first one has reference 0. */
async function run(names: Names, source = 'test') {
  const report = {
    add: (entry: ReportEntry) => void entries.push(entry),
    count: () => entries.length,
    leftOut: () => 0,
    close: () => {},
  };
  const rows = names.map(([make, model], index) => exampleRow(String(index), { make, model }));
  const feed = await openFeed(folder.write('feed.ndjson', toNdjson(rows)));
  return importFeed(db, feed, { source, media: openFolderStore(folder.path), report }).finally(feed.close);
}

async function stored(reference: string, source = 'test') {
  const found = await findAdvert(db, publicReferenceOf(source, reference));
  return [found?.vehicle.make, found?.vehicle.model, found?.vehicle.derivative, found?.title];
}

describe('on import', () => {
  it('a name gets its one spelling, also in the title', async () => {
    await run([['VW', 'GOLF GTI']]);
    expect(await stored('0')).toEqual(['Volkswagen', 'Golf', 'GTI', '2019 Volkswagen Golf']);
  });

  it('a typing error is reported', async () => {
    expect(await run([['Ford', 'Focsu']])).toMatchObject({ added: 1, rejected: 0, remarked: 1 });
    expect(entries).toMatchObject([{ kind: 'remark', line: 1, reference: '0' }]);
    expect(entries[0]?.reasons).toContain('Model "Focsu" is read as Focus');
  });
});

describe('unknown names', () => {
  const zorgs: Names = [
    ['ZORG', 'Fhloston'],
    ['Zorg', 'FHLOSTON'],
    ['Zorg', 'Fhloston'],
  ];

  it('are written as most adverts write them', async () => {
    expect(await run(zorgs)).toMatchObject({ added: 3, renamed: 2 });
    for (const reference of ['0', '1', '2'])
      expect(await stored(reference)).toEqual(['Zorg', 'Fhloston', null, '2019 Zorg Fhloston']);
  });

  it('change nothing when the same feed comes again', async () => {
    await run(zorgs);
    expect(await run(zorgs)).toMatchObject({ added: 0, changed: 0, unchanged: 3, renamed: 0 });
  });

  it('are not renamed by one row in capitals', async () => {
    await run([
      ['Zorg', 'Fhloston'],
      ['Zorg', 'Fhloston'],
    ]);
    expect(await run([['ZORG', 'FHLOSTON']], 'other')).toMatchObject({ renamed: 0 });
    expect((await stored('0', 'other')).slice(0, 2)).toEqual(['Zorg', 'Fhloston']);
  });

  it('follow the majority that comes later', async () => {
    await run([['ZORG', 'FHLOSTON']]);
    const many = Array.from({ length: 5 }, () => ['Zorg', 'Fhloston'] as const);
    await run(many, 'other');
    expect((await stored('0')).slice(0, 2)).toEqual(['Zorg', 'Fhloston']);
    expect((await stored('4', 'other')).slice(0, 2)).toEqual(['Zorg', 'Fhloston']);
  });

  it('stay as the first was if two are equally common', async () => {
    await run([['Zorg', 'One']]);
    await run([['ZORG', 'Two']], 'other');
    expect((await stored('0', 'other')).slice(0, 2)).toEqual(['Zorg', 'Two']);
  });

  it('notify the index of changes', async () => {
    await run([['ZORG', 'FHLOSTON']]);
    const before = await latestSequence(db);
    await run(
      Array.from({ length: 2 }, () => ['Zorg', 'Fhloston'] as const),
      'other',
    );
    const changes = await readChanges(db, before, 100);
    const ofFirst = changes.filter(
      ({ publicReference }) => publicReference === publicReferenceOf('test', '0'),
    );
    expect(ofFirst.map(({ kind }) => kind)).toEqual(['changed']);
  });
});

it('an import updates names that an earlier version stored', async () => {
  const old = exampleAdvert('old');
  const vehicle = { ...old.vehicle, make: 'MERCEDES', model: 'E CLASS', derivative: null };
  await upsertAdverts(db, [{ ...old, vehicle }], { at: '2026-11-09T09:00:00.000Z' });
  expect(await run([['Ford', 'Focus']])).toMatchObject({ renamed: 1 });
  const found = await findAdvert(db, publicReferenceOf(old.source, old.sourceReference));
  expect(found?.vehicle).toMatchObject({ make: 'Mercedes-Benz', model: 'E-Class' });
});

const zorgIsGolf = { channel: null, make: 'Zorg', model: 'Fhloston', toMake: 'Volkswagen', toModel: 'Golf' };

describe("the operator's table", () => {
  const line = { channel: null, make: 'Vauxhall', model: null, toMake: 'Opel', toModel: null };

  it('applies to adverts of every source with the next import', async () => {
    await run([['Vauxhall', 'Corsa']]);
    await addOwnName(db, line);
    expect(await run([['VAUXHALL', 'Astra']], 'other')).toMatchObject({ added: 1, renamed: 1 });
    expect((await stored('0')).slice(0, 2)).toEqual(['Opel', 'Corsa']);
    expect((await stored('0', 'other')).slice(0, 2)).toEqual(['Opel', 'Astra']);
  });

  it('brings the usual values of the new name', async () => {
    await run([['Zorg', 'Fhloston']]);
    const find = () => findAdvert(db, publicReferenceOf('test', '0'));
    expect((await find())?.usual).toEqual([]);
    await addOwnName(db, zorgIsGolf);
    await run([['Ford', 'Focus']], 'other');
    expect(await find()).toMatchObject({ vehicle: { body: 'Hatchback' }, usual: ['body', 'doors', 'seats'] });
    await removeOwnName(db, zorgIsGolf);
    await addOwnName(db, {
      ...zorgIsGolf,
      make: 'Volkswagen',
      model: 'Golf',
      toMake: 'Mazda',
      toModel: 'MX-5',
    });
    await run([['Ford', 'Focus']], 'other');
    expect((await find())?.vehicle).toMatchObject({ model: 'MX-5', body: 'Convertible', doors: 2, seats: 2 });
  });

  it('has one line per name', async () => {
    await addOwnName(db, line);
    await addOwnName(db, { ...line, make: 'VAUX-HALL', toMake: 'Opel (GB)' });
    expect(await readOwnNames(db)).toEqual([{ ...line, make: 'VAUX-HALL', toMake: 'Opel (GB)' }]);
    expect(await removeOwnName(db, { make: 'vauxhall', model: null })).toBe(1);
    expect(await readOwnNames(db)).toEqual([]);
  });
});
