import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CommandError } from '../command/command-error.ts';
import { importOn } from '../command/run-command.ts';
import type { Database } from '../database/database.ts';
import { MediaStoreError } from '../media/media-store-error.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { exampleRow, makeFolder, toNdjson } from './reading/temporary-feed.ts';

const examples = fileURLToPath(new URL('../../../../docs/examples', import.meta.url));

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db?.close());

let folder: ReturnType<typeof makeFolder>;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => folder.remove());

const dataDir = () => join(folder.path, 'data');

const run = (args: string[]) => importOn(db, args, dataDir());

it('accepts the example feeds as they are', async () => {
  expect(await run([join(examples, 'stock.ndjson'), '--source', 'one'])).toMatchObject({ code: 0 });
  expect(await run([join(examples, 'stock.csv'), '--source', 'two'])).toMatchObject({ code: 0 });
});

it('ends no advert of a feed that leaves out most of its stock, unless told to', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => exampleRow(`A${index}`));
  const whole = folder.write('stock.ndjson', toNdjson(rows));
  const torn = folder.write('torn.ndjson', toNdjson(rows.slice(0, 10)));
  await run([whole, '--source', 'lee']);
  expect(await run([torn, '--source', 'lee'])).toMatchObject({
    code: 2,
    text: expect.stringContaining('No advert was ended: the feed leaves out 20 of 30 live adverts.'),
  });
  expect(await run([torn, '--source', 'lee', '--allow-mass-end'])).toMatchObject({
    code: 0,
    text: expect.stringContaining('lee: 0 added, 0 changed, 10 unchanged, 20 ended'),
  });
});

it('writes rejected rows to the report and exits with 2', async () => {
  const feed = folder.write('stock.ndjson', toNdjson([exampleRow('A'), exampleRow('B', { year: 'x' })]));
  const report = join(folder.path, 'report.ndjson');
  const { code, text } = await run([feed, '--dry-run', '--report', report]);
  expect([code, text]).toEqual([
    2,
    `stock: 1 row is good, 1 would be rejected. Nothing was written.\nWorth a second look:\n  1 row: Mileage is not stated: buyers ask for it first\n  1 row: Pictures are missing: buyers skip adverts without any\nFilled in from what is usual for the model in 1 advert: body type, doors and 1 more.\nThe reasons are in ${report}.\n`,
  ]);
  expect(readEntries(report)).toMatchObject([
    { kind: 'remark', line: 1, reference: 'A' },
    { kind: 'rejected', line: 2, reference: 'B' },
  ]);
  expect(existsSync(dataDir())).toBe(false);
});

it('accepts a dealer’s export with the map it suggested', async () => {
  const rows = [
    'Stock No;Make;Model;Reg Year;Price €;Milage;Engine;NCT;Colour;Dealer;Location;F9',
    'A1;Ford;Transit;191;€12,950 ono;88k;2.0;Jan 2099;Navy;Lee Cars;Mallow;x',
    'A2;VW;Golf;2019;9.950;62,000 miles;1.6L;N/A;Sparkly;Lee Cars;Mallow;y',
  ];
  const feed = folder.write('stock.csv', rows.join('\n'));
  const map = join(folder.path, 'map.json');
  expect(await run([feed, '--suggest-map', map])).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(map, 'utf8'))).toEqual({ columns: { Milage: 'mileage', F9: '-' } });
  expect(await run([feed, '--suggest-map', map])).toMatchObject({
    code: 1,
    text: `The map ${map} already exists: choose another name.\n`,
  });
  const { code, text } = await run([feed, '--map', map, '--dry-run']);
  expect(code).toBe(2);
  expect(text).toContain('Of 2 rows: 1 complete, 1 with warnings, 0 rejected.');
  expect(text).toContain('  1 row: Colour "Sparkly" is not one of Black');
  expect(text).not.toContain('not understood');
});

it('exits with 1 for a map that cannot be used', async () => {
  const feed = folder.write('stock.ndjson', toNdjson([exampleRow('A')]));
  const map = folder.write('map.json', '{"columns":{"a":"warp"}}');
  expect(await run([feed, '--map', map])).toEqual({
    code: 1,
    text: `The map ${map} cannot be used: "warp" is not one of our columns.\n`,
  });
});

it('refuses to overwrite the feed with its report', async () => {
  const content = toNdjson([exampleRow('A'), exampleRow('B', { year: 'x' })]);
  const feed = folder.write('stock.ndjson', content);
  expect(await run([feed, '--dry-run', '--report', feed])).toEqual({
    code: 1,
    text: `The report cannot be ${feed}: that is the feed itself.\n`,
  });
  expect(readFileSync(feed, 'utf8')).toBe(content);
});

it.each([
  ['by its file’s name', 'market.ndjson', []],
  ['by option', 'stock.ndjson', ['--source', 'market']],
])('refuses to take over the made-up market %s', async (_, name, args) => {
  const feed = folder.write(name, toNdjson([exampleRow('A')]));
  expect(await run([feed, '--dry-run', ...args])).toEqual({
    code: 1,
    text: 'The source market belongs to the made-up market: set another name with --source.\n',
  });
});

it.each([
  ['a file that is not there', ['none.csv'], /^There is no file none\.csv\.\n$/],
  ['a batch of no rows', ['a.csv', '--batch', '0'], /A batch is 1 to 5000 rows/],
])('exits with 1 and a sentence for %s', async (_, args, sentence) => {
  const { code, text } = await run(args);
  expect(code).toBe(1);
  expect(text).toMatch(sentence);
});

it.each([
  [
    new MediaStoreError('The media store cannot be reached: why.', { cause: new Error('fetch failed') }),
    'The import stopped: The media store cannot be reached: why. No row is half-written: run it again to continue.\n',
  ],
  [new CommandError('MEDIA_STORE_URL takes another.'), 'MEDIA_STORE_URL takes another.\n'],
])('exits with 1 and a sentence for %s', async (error, text) => {
  const feed = folder.write('stock.ndjson', toNdjson([exampleRow('A')]));
  const publishPhotos = () => Promise.reject(error);
  expect(await importOn(db, [feed], dataDir(), { publishPhotos })).toEqual({ code: 1, text });
});

function readEntries(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
