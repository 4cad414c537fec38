import { gzipSync } from 'node:zlib';
import { publicReferenceOf } from '@forecourt/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countAdverts, findAdvert } from '../advert/find-adverts.ts';
import { emptyDatabase } from '../contract/store-contract.ts';
import type { Database } from '../database/database.ts';
import { listDealers } from '../dealer/find-dealers.ts';
import { openFolderStore } from '../media/folder-store.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { type ImportOptions, importFeed } from './import-feed.ts';
import { openFeed } from './reading/decode.ts';
import { exampleRow, makeFolder, toNdjson } from './reading/temporary-feed.ts';
import type { ReportEntry } from './report/report.ts';

let db: Database;
let folder: ReturnType<typeof makeFolder>;
/** Rows that were rejected or lost something. */
let entries: ReportEntry[];
let remarks: ReportEntry[];

beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyDatabase(db);
  folder = makeFolder();
  entries = [];
  remarks = [];
});
afterEach(() => folder.remove());

async function run(name: string, content: string | Buffer, options: Partial<ImportOptions> = {}) {
  const report = {
    add: (entry: ReportEntry) => void (entry.kind === 'remark' ? remarks : entries).push(entry),
    count: () => entries.length,
    leftOut: () => 0,
    close: () => {},
  };
  const feed = await openFeed(folder.write(name, content));
  return importFeed(db, feed, {
    source: 'test',
    media: openFolderStore(folder.path),
    report,
    ...options,
  }).finally(feed.close);
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

  it('ends adverts it no longer holds', async () => {
    await run('a.ndjson', rowsNamed('A', 'B'));
    expect(await run('a.ndjson', rowsNamed('A'))).toMatchObject({ unchanged: 1, ended: 1 });
    expect((await find('B'))?.status).toBe('ended');
  });

  it('keeps them live if the feed is partial', async () => {
    await run('a.ndjson', rowsNamed('A', 'B'));
    expect(await run('a.ndjson', rowsNamed('A'), { isPartial: true })).toMatchObject({ ended: 0 });
  });

  it('features nothing that the operator has not agreed to', async () => {
    const claiming = toNdjson([exampleRow('A', { isFeatured: true })]);
    await run('a.ndjson', claiming);
    expect((await find('A'))?.isFeatured).toBe(false);
    await run('a.ndjson', claiming, { allowsFeatured: true });
    expect((await find('A'))?.isFeatured).toBe(true);
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

  it('ends nothing if a row could not be read', async () => {
    await run('a.ndjson', rowsNamed('A', 'B'));
    const { end } = await run('a.ndjson', `${rowsNamed('A')}{"reference": "B"`);
    expect(end).toMatchObject({ ended: 0, heldBack: expect.stringMatching(/1 row could not be read/) });
  });

  it('does not trust a feed that leaves out most of a large source', async () => {
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
  ])('gives the line that is %s', async (line, reason) => {
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

  it('gives a later line that is not UTF-8', async () => {
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

  it('unpacks gzip whatever the file name', async () => {
    expect(await run('a.ndjson', gzipSync(rowsNamed('A', 'B')))).toMatchObject({ added: 2 });
  });

  it('reports fields that it does not understand', async () => {
    expect(await run('a.ndjson', toNdjson([exampleRow('A', { milage: 5 })]))).toMatchObject({
      unknownFields: ['milage'],
    });
  });

  it('reports once which of two fields with the same meaning counts', async () => {
    expect(
      await run('a.ndjson', toNdjson([exampleRow('A', { id: 'X' }), exampleRow('B', { id: 'Y' })])),
    ).toMatchObject({ added: 2, rivalFields: ['reference before id'] });
    expect(await find('A')).toBeDefined();
  });

  it('rejects a row with more fields than any advert has', async () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`f${index}`, 1]));
    await run('a.ndjson', toNdjson([exampleRow('A'), many]));
    expect(entries[0]).toMatchObject({ line: 2, reasons: ['The row has more than 1,000 fields'] });
  });

  it('accepts a row without its unreadable parts, and says what they were', async () => {
    const odd = { colour: 'Sparkly', mileage: '88k', doors: 'many' };
    const summary = await run(
      'a.ndjson',
      toNdjson([exampleRow('A', odd), exampleRow('B', { doors: 'few' })]),
    );
    expect(summary).toMatchObject({ added: 2, rejected: 0, warnings: 2 });
    expect(summary.topWarnings).toEqual([
      { rows: 2, example: 'Doors "many" is not a number' },
      { rows: 1, example: expect.stringMatching(/^Colour "Sparkly" is not one of/) },
    ]);
    expect((await find('A'))?.vehicle).toMatchObject({ colour: null, mileage: 88_000 });
  });

  it('fills in what is usual for the model, until a row states it', async () => {
    const golf = { fuel: 'Diesel', derivative: '1.6 TDI', doors: 'N/A', body: '' };
    const summary = await run('a.ndjson', toNdjson([exampleRow('A', golf)]));
    expect(summary.filled).toMatchObject({
      adverts: 1,
      labels: expect.arrayContaining(['Body type', 'Doors']),
    });
    expect(await find('A')).toMatchObject({
      vehicle: { body: 'Hatchback', doors: 5, engineCc: 1598, motorTax: 190 },
      usual: expect.arrayContaining(['body', 'doors', 'engineCc', 'motorTax']),
    });
    await run('a.ndjson', toNdjson([exampleRow('A', { ...golf, doors: 3, motorTax: 180 })]));
    const stated = await find('A');
    expect(stated?.vehicle).toMatchObject({ body: 'Hatchback', doors: 3, motorTax: 180 });
    expect(stated?.usual).toContain('body');
    expect(stated?.usual).not.toContain('doors');
    expect(stated?.usual).not.toContain('motorTax');
  });

  it('remarks on rows as the checker does, and changes nothing', async () => {
    const summary = await run('a.ndjson', rowsNamed('A', 'B'));
    expect(remarks.map(({ line, reference }) => [line, reference])).toEqual([
      [1, 'A'],
      [2, 'B'],
    ]);
    expect(summary).toMatchObject({ remarked: 2, warnings: 0 });
    expect(summary.topRemarks).toContainEqual({
      rows: 2,
      example: 'Pictures are missing: buyers skip adverts without any',
    });
  });

  it('does not report an agreed featured place', async () => {
    const featured = toNdjson([exampleRow('A', { isFeatured: 'yes' })]);
    const isAboutFeatured = ({ example }: { example: string }) => example.startsWith('Featured');
    expect((await run('a.ndjson', featured)).topRemarks.some(isAboutFeatured)).toBe(true);
    const agreed = await run('a.ndjson', featured, { allowsFeatured: true });
    expect(agreed.topRemarks.some(isAboutFeatured)).toBe(false);
  });

  it('imports one feed of a source at a time', async () => {
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
    ['is a JSON array', 'format', `[\n${JSON.stringify(exampleRow('A'))}\n]`],
    ['is a JSON array in one line', 'format', JSON.stringify([exampleRow('A')])],
    ['is indented JSON', 'format', JSON.stringify(exampleRow('A'), null, 2)],
    ['is XML', 'format', '<?xml version="1.0"?>\n<stock></stock>'],
    ['holds only bad rows', 'all-rejected', toNdjson([exampleRow('A', { price: 'x' })])],
  ])('because it %s says so and ends nothing', async (_, kind, content) => {
    await run('a.ndjson', rowsNamed('KEEP'));
    const error = await run('b.ndjson', content).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'FeedError', kind });
    expect(String(error)).toMatch(/^FeedError: .+\.$/);
    expect((await find('KEEP'))?.status).toBe('live');
  });

  it.each([
    ['b.ndjson', 'The only row of b.ndjson was rejected (line 1: The line is longer than 1 MB): nothing'],
    ['b.csv', 'The first line of b.csv should be the header of a CSV file. The line is longer than 1 MB.'],
  ])('because %s is one line of 10 MB says so', async (name, sentence) => {
    const long = exampleRow('L', { description: 'x'.repeat(10_000_000) });
    const content = name.endsWith('.csv') ? Object.values(long).join() : JSON.stringify(long);
    await expect(run(name, content)).rejects.toThrow(sentence);
  });

  it.each([
    ['how far it was imported', 100, /: [\d,]+ rows before that were imported, nothing was ended\.$/],
    ['that nothing was imported', 5000, /: nothing was imported, nothing was ended\.$/],
  ])('because it is cut short says %s', async (_, batchSize, sentence) => {
    const many = rowsNamed(...Array.from({ length: 3000 }, (_, index) => `N${(index * 7919) % 3001}`));
    const cut = gzipSync(many).subarray(0, -20);
    await expect(run('a.ndjson', cut, { batchSize })).rejects.toThrow(sentence);
  });

  it('because it is cut short claims to have imported nothing when it is only checked', async () => {
    const cut = gzipSync(valid.repeat(50)).subarray(0, -20);
    const feed = await openFeed(folder.write('a.ndjson', cut));
    const report = { add: () => {}, count: () => 0, leftOut: () => 0, close: () => {} };
    await expect(
      importFeed(null, feed, { source: 'test', media: openFolderStore(folder.path), report }).finally(
        feed.close,
      ),
    ).rejects.toThrow('a.ndjson is truncated, or its gzip data is damaged: nothing was written.');
  });

  it('because it does not exist says so', async () => {
    await expect(openFeed(`${folder.path}/none.csv`)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('because it is a folder says so', async () => {
    await expect(openFeed(folder.path)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('the dealers of a feed', () => {
  it('are built from their rows, which complete each other', async () => {
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

  it('keep what a later feed leaves out', async () => {
    await run('a.ndjson', toNdjson([exampleRow('A', { dealerReference: 'D1', dealerName: 'Lee Cars' })]));
    await run(
      'a.ndjson',
      toNdjson([exampleRow('A', { dealerReference: 'D1', dealerEmail: 'a@lee.example' })]),
    );
    expect(await listDealers(db)).toMatchObject([{ name: 'Lee Cars', email: 'a@lee.example' }]);
  });

  it('lose no advert to one of their cells that cannot be read, and keep what was known', async () => {
    const dealer = { dealerReference: 'D1', dealerWhatsapp: '087 123 4567' };
    await run('a.ndjson', toNdjson([exampleRow('A', dealer)]));
    const slip = { ...dealer, dealerWhatsapp: 'ask for Seán' };
    const summary = await run('a.ndjson', toNdjson([exampleRow('A', slip), exampleRow('B', slip)]));
    expect(summary).toMatchObject({ added: 1, unchanged: 1, rejected: 0, warnings: 2 });
    expect(entries[0]).toMatchObject({
      kind: 'warning',
      reasons: ['Dealer’s WhatsApp "ask for Seán" is not a phone number'],
    });
    expect(await listDealers(db)).toMatchObject([{ whatsapp: '087 123 4567' }]);
  });
});

describe('the pictures of a feed', () => {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)]);

  it('are copied under the hash of their content', async () => {
    folder.write('front.png', png);
    await run('a.ndjson', toNdjson([exampleRow('A', { pictures: ['front.png'] })]));
    expect((await find('A'))?.pictures).toEqual([expect.stringMatching(/^photo:[0-9a-f]{64}\.png$/)]);
  });

  it('that cannot be copied are reported as missing and do not lose the advert', async () => {
    folder.write('text.jpg', 'not a picture'.repeat(10));
    const summary = await run(
      'a.ndjson',
      toNdjson([exampleRow('A', { pictures: ['text.jpg', 'none.jpg', 'sub/../front.png'] })]),
    );
    expect(summary).toMatchObject({ added: 1, rejected: 0, warnings: 1 });
    expect(entries[0]?.reasons).toEqual([
      'Picture "text.jpg" is not a JPEG, PNG, WebP or AVIF picture',
      'Picture "none.jpg" does not exist beside the feed',
      'Picture "sub/../front.png" has .. in its path: name a file below the feed’s folder',
    ]);
  });
});
