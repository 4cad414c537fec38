import { gzipSync } from 'node:zlib';
import { publicReferenceOf } from '@forecourt/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countAdverts, findAdvert } from '../advert/find-adverts.ts';
import { emptyDatabase } from '../contract/store-contract.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { listDealers } from '../dealer/find-dealers.ts';
import { openFeed } from './decode.ts';
import { type ImportOptions, importFeed } from './import-feed.ts';
import type { ReportEntry } from './report.ts';
import { exampleRow, makeFolder, toNdjson } from './temporary-feed.ts';

let db: Database;
let folder: ReturnType<typeof makeFolder>;
let entries: ReportEntry[];

beforeAll(async () => {
  db = await openDatabase('pglite://memory');
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyDatabase(db);
  folder = makeFolder();
  entries = [];
});
afterEach(() => folder.remove());

async function run(name: string, content: string | Buffer, options: Partial<ImportOptions> = {}) {
  const report = {
    add: (entry: ReportEntry) => void entries.push(entry),
    count: () => entries.length,
    close: () => {},
  };
  const feed = await openFeed(folder.write(name, content));
  return importFeed(db, feed, { source: 'test', dataDir: folder.path, report, ...options });
}

const rowsNamed = (...references: string[]) => toNdjson(references.map((reference) => exampleRow(reference)));
const find = (reference: string) => findAdvert(db, publicReferenceOf('test', reference));

describe('importing a feed', () => {
  it('stores its rows', async () => {
    expect(await run('a.ndjson', rowsNamed('A', 'B'))).toMatchObject({ added: 2, rejected: 0, ended: 0 });
  });

  it('a second time changes nothing', async () => {
    await run('a.ndjson', rowsNamed('A', 'B'));
    expect(await run('a.ndjson', rowsNamed('A', 'B'))).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
      ended: 0,
    });
  });

  it('ends what it no longer holds', async () => {
    await run('a.ndjson', rowsNamed('A', 'B'));
    expect(await run('a.ndjson', rowsNamed('A'))).toMatchObject({ unchanged: 1, ended: 1 });
    expect((await find('B'))?.status).toBe('ended');
  });

  it('leaves them alive when the feed is partial', async () => {
    await run('a.ndjson', rowsNamed('A', 'B'));
    expect(await run('a.ndjson', rowsNamed('A'), { isPartial: true })).toMatchObject({ ended: 0 });
  });

  it('leaves other sources alone', async () => {
    await run('a.ndjson', rowsNamed('A'), { source: 'other' });
    await run('a.ndjson', rowsNamed('B'));
    expect(await countAdverts(db)).toEqual({ live: 2, ended: 0 });
  });

  it('does not end an advert whose row was rejected', async () => {
    await run('a.ndjson', rowsNamed('A', 'B'));
    await run('a.ndjson', toNdjson([exampleRow('A'), exampleRow('B', { price: 'x' })]));
    expect((await find('B'))?.status).toBe('live');
  });

  it('ends nothing when a row could not be read', async () => {
    await run('a.ndjson', rowsNamed('A', 'B'));
    const { end } = await run('a.ndjson', `${rowsNamed('A')}{"reference": "B"`);
    expect(end).toMatchObject({ ended: 0, heldBack: expect.stringMatching(/1 row could not be read/) });
  });

  it('does not believe a feed that leaves out most of a large source', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `N${index}`);
    await run('a.ndjson', rowsNamed(...many));
    const { end } = await run('a.ndjson', rowsNamed('N1'));
    expect(end.heldBack).toMatch(/leaves out 29 of 30 live adverts.*--allow-mass-end/);
    expect(await run('a.ndjson', rowsNamed('N1'), { allowsMassEnd: true })).toMatchObject({ ended: 29 });
  });

  it('refuses the second row with the same reference', async () => {
    await run(
      'a.ndjson',
      toNdjson([exampleRow('A', { price: 1 }), exampleRow('B'), exampleRow('A', { price: 2 })]),
      { batchSize: 1 },
    );
    expect(entries).toEqual([
      {
        kind: 'rejected',
        line: 3,
        reference: 'A',
        reasons: ['The reference was used by an earlier row of this feed'],
      },
    ]);
    expect((await find('A'))?.price).toBe(1);
  });

  it.each([
    ['nonsense', 'The line is not valid JSON'],
    ['[1]', 'The line is JSON, but not an object such as {"reference": "A1"}'],
    ['"text"', 'The line is JSON, but not an object such as {"reference": "A1"}'],
    ['null', 'The line is JSON, but not an object such as {"reference": "A1"}'],
  ])('names the line that is %s', async (line, reason) => {
    await run('a.ndjson', `${rowsNamed('A')}\n${line}\n`);
    expect(entries).toEqual([{ kind: 'rejected', line: 3, reference: null, reasons: [reason] }]);
  });

  it('skips a line of 10 MB and goes on', async () => {
    const long = `${JSON.stringify(exampleRow('L', { description: 'x'.repeat(10_000_000) }))}\n`;
    expect(await run('a.ndjson', rowsNamed('A') + long + rowsNamed('B'))).toMatchObject({
      added: 2,
      rejected: 1,
    });
    expect(entries[0]).toMatchObject({ line: 2, reasons: ['The line is longer than 1 MB'] });
  });

  it('names a later line that is not UTF-8', async () => {
    const latin1 = Buffer.from(toNdjson([exampleRow('B', { make: 'Citroën' })]), 'latin1');
    const start = Buffer.from(rowsNamed(...Array.from({ length: 500 }, (_, index) => `N${index}`)));
    await run('a.ndjson', Buffer.concat([start, latin1]));
    expect(entries).toEqual([
      { kind: 'rejected', line: 501, reference: null, reasons: ['The line is not UTF-8 text'] },
    ]);
  });

  it('reads past a byte order mark and carriage returns', async () => {
    expect(await run('a.ndjson', `\ufeff${rowsNamed('A', 'B').replaceAll('\n', '\r\n')}`)).toMatchObject({
      added: 2,
    });
  });

  it('unpacks gzip whatever the name says', async () => {
    expect(await run('a.ndjson', gzipSync(rowsNamed('A', 'B')))).toMatchObject({ added: 2 });
  });

  it('mentions fields that it does not understand', async () => {
    expect(await run('a.ndjson', toNdjson([exampleRow('A', { milage: 5 })]))).toMatchObject({
      unknownFields: ['milage'],
    });
  });

  it('takes one feed of a source at a time', async () => {
    const release = await db.tryLock('import test');
    await expect(run('a.ndjson', rowsNamed('A'))).rejects.toMatchObject({ kind: 'busy' });
    await release?.();
  });
});

describe('a feed that cannot be imported', () => {
  const valid = rowsNamed('A', 'B', 'C');
  it.each([
    ['is empty', 'empty', ''],
    ['holds blank lines alone', 'empty', '\n\n  \n'],
    ['is UTF-16', 'encoding', Buffer.from(`\ufeff${valid}`, 'utf16le')],
    ['is UTF-16 without a mark', 'binary', Buffer.from(valid, 'utf16le')],
    ['is Latin-1', 'encoding', Buffer.from(toNdjson([exampleRow('A', { make: 'Citroën' })]), 'latin1')],
    ['is binary', 'binary', Buffer.from([1, 2, 0, 3, 4, 0, 200])],
    ['is a spreadsheet', 'binary', Buffer.from('PK\x03\x04rest of it')],
    ['breaks off inside its packing', 'cut-short', gzipSync(valid.repeat(50)).subarray(0, -20)],
    [
      'is damaged inside its packing',
      'cut-short',
      Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.from('rubbish')]),
    ],
    ['holds only bad rows', 'all-rejected', toNdjson([exampleRow('A', { price: 'x' })])],
  ])('because it %s says so and ends nothing', async (_, kind, content) => {
    await run('a.ndjson', rowsNamed('KEEP'));
    const error = await run('b.ndjson', content).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'FeedError', kind });
    expect(String(error)).toMatch(/^FeedError: .+\.$/);
    expect((await find('KEEP'))?.status).toBe('live');
  });

  it('because it does not exist says so', async () => {
    await expect(openFeed(`${folder.path}/none.csv`)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('because it is a folder says so', async () => {
    await expect(openFeed(folder.path)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('the dealers of a feed', () => {
  it('are made from their rows, which complete each other', async () => {
    const dealer = { dealerReference: 'D1', sellerName: undefined };
    await run(
      'a.ndjson',
      toNdjson([
        exampleRow('A', { ...dealer, dealerName: 'Lee Cars' }),
        exampleRow('B', { ...dealer, dealerPhone: '020 9100001' }),
      ]),
    );
    expect(await listDealers(db)).toMatchObject([
      { name: 'Lee Cars', phone: '020 9100001', sourceReference: 'D1' },
    ]);
  });

  it('keep what a later feed leaves unsaid', async () => {
    await run('a.ndjson', toNdjson([exampleRow('A', { dealerReference: 'D1', dealerName: 'Lee Cars' })]));
    await run(
      'a.ndjson',
      toNdjson([exampleRow('A', { dealerReference: 'D1', dealerEmail: 'a@lee.example' })]),
    );
    expect(await listDealers(db)).toMatchObject([{ name: 'Lee Cars', email: 'a@lee.example' }]);
  });
});

describe('the pictures of a feed', () => {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50)]);

  it('are copied under the hash of their content', async () => {
    folder.write('front.png', png);
    await run('a.ndjson', toNdjson([exampleRow('A', { pictures: ['front.png'] })]));
    expect((await find('A'))?.pictures).toEqual([expect.stringMatching(/^photo:[0-9a-f]{64}\.png$/)]);
  });

  it('that cannot be had are missed, not the advert', async () => {
    folder.write('text.jpg', 'not a picture');
    const summary = await run(
      'a.ndjson',
      toNdjson([exampleRow('A', { pictures: ['text.jpg', 'none.jpg'] })]),
    );
    expect(summary).toMatchObject({ added: 1, rejected: 0, warnings: 1 });
    expect(entries[0]?.reasons).toEqual([
      'Picture "text.jpg" is not a JPEG, PNG, WebP or AVIF picture',
      'Picture "none.jpg" does not exist beside the feed',
    ]);
  });
});

describe('a feed in CSV', () => {
  const header = 'reference,channel,make,model,condition,year,price,county,sellerName,description';
  const line = (reference: string, description: string) =>
    `${reference},car,Ford,Focus,Used,2018,9000,Cork,Seán,${description}\n`;

  it('is read with quotes, commas and line breaks in its cells', async () => {
    await run('a.csv', `${header}\n${line('A', '"Two ""keys"", one\nowner"')}${line('B', 'plain')}`);
    expect([(await find('A'))?.description, (await find('B'))?.description]).toEqual([
      'Two "keys", one\nowner',
      'plain',
    ]);
  });

  it('may divide its cells by semicolons', async () => {
    expect(await run('a.csv', `${header}\n${line('A', 'x')}`.replaceAll(',', ';'))).toMatchObject({
      added: 1,
    });
  });

  it('names rows that are too short, and ends nothing', async () => {
    const { end } = await run('a.csv', `${header}\n${line('A', 'x')}B,car,Ford`);
    expect(entries[0]).toMatchObject({ line: 3, reasons: ['The row has 3 cells where the header has 10'] });
    expect(end.heldBack).not.toBeNull();
  });

  it('loses only the line whose quote is never closed', async () => {
    expect(
      await run('a.csv', `${header}\n${line('A', '"open')}${line('B', 'x')}${line('C', 'y')}`),
    ).toMatchObject({ added: 2, rejected: 1 });
    expect(entries[0]).toMatchObject({ line: 2, reasons: ['A quote is opened and not closed'] });
  });

  it.each([
    ['lacks columns', 'reference,channel\nA,car\n', /lacks make, model, condition, year/],
    ['names a column twice', `${header},make\n`, /names the column "make" twice/],
    ['is a row', line('A', 'x'), /lacks/],
  ])('is refused when its header %s', async (_, content, sentence) => {
    await expect(run('a.csv', content)).rejects.toThrow(sentence);
  });

  it('with a header alone is empty', async () => {
    await expect(run('a.csv', `${header}\n`)).rejects.toMatchObject({ kind: 'empty' });
  });
});
