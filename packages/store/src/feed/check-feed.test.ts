import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type CheckedFeed, type CheckFeedOptions, checkFeed, type FeedCheck } from './check-feed.ts';
import { exampleRow, toNdjson } from './reading/temporary-feed.ts';

const header = 'reference,channel,make,model,condition,year,price,county,sellerName';
const good = 'A1,car,Ford,Focus,Used,2019,9950,Cork,Aoife';

function look(text: string | Buffer, changes: Partial<CheckFeedOptions> = {}): Promise<FeedCheck> {
  return checkFeed(Buffer.from(text), {
    name: 'stock.csv',
    maxUnpackedBytes: 1024 * 1024,
    maxFindings: 200,
    maxRows: 1000,
    ...changes,
  });
}

async function lookAtRows(text: string, changes: Partial<CheckFeedOptions> = {}): Promise<CheckedFeed> {
  const check = await look(text, changes);
  if (check.kind !== 'checked') throw new Error(check.reason);
  return check;
}

describe('a checked feed', () => {
  it.each(['stock.csv', 'stock.ndjson'])('finds nothing wrong in our own example %s', async (name) => {
    const file = readFileSync(new URL(`../../../../docs/examples/${name}`, import.meta.url));
    expect(await look(file, { name })).toMatchObject({ kind: 'checked', rejected: 0, findings: [] });
  });

  it('gives the line, field and reason of each mistake', async () => {
    const check = await lookAtRows(`${header}\n${good}\nA2,car,,Focus,Used,2019,cheap,Cork,Aoife\n`);
    expect(check).toMatchObject({ format: 'csv', rows: 2, good: 1, rejected: 1 });
    expect(check.findings).toEqual([
      {
        line: 3,
        reference: 'A2',
        field: 'Price',
        reason: 'Price "cheap" is neither a price nor POA',
        kind: 'rejected',
      },
      { line: 3, reference: 'A2', field: 'Make', reason: 'Make is missing', kind: 'rejected' },
    ]);
  });

  it('says which columns were understood, which were not, and which mean the same', async () => {
    const rows = toNdjson([exampleRow('A', { gearbox: 'Manual', id: 'B', warp: 9 })]);
    const { format, columns } = await lookAtRows(rows);
    expect(format).toBe('ndjson');
    expect(columns.understood).toContainEqual({ column: 'gearbox', label: 'Gearbox' });
    expect(columns.unknown).toEqual(['warp']);
    expect(columns.rivals).toEqual(['reference before id']);
  });

  it('shows the columns of a header that lacks a required one', async () => {
    const check = await look(`${header.replace('make', 'Manufacture')}\n${good}\n`);
    expect(check).toMatchObject({
      kind: 'unreadable',
      reason: 'The header of stock.csv lacks make: is its first line the header?',
      columns: { unknown: ['Manufacture'], suggestedMap: { columns: { Manufacture: 'make' } } },
    });
  });

  it('shows the first findings and counts the rest', async () => {
    const bad = Array.from({ length: 50 }, (_, index) =>
      exampleRow(`R${index}`, { year: 'new', price: 'x' }),
    );
    const check = await lookAtRows(toNdjson(bad), { maxFindings: 10 });
    expect(check.findings).toHaveLength(10);
    expect(check.leftOut).toBe(90);
    expect(check.countsOfFields).toEqual([
      { field: 'Price', rows: 50 },
      { field: 'Year', rows: 50 },
    ]);
  });

  it('is checked within its limits of time and size', async () => {
    const rows = toNdjson(Array.from({ length: 500 }, (_, index) => exampleRow(`R${index}`)));
    expect(await lookAtRows(rows, { maxRows: 300 })).toMatchObject({ rows: 300, endedEarly: true });
    expect(await lookAtRows(rows, { maxRows: 500 })).toMatchObject({ rows: 500, endedEarly: false });
    expect(await lookAtRows(rows, { signal: AbortSignal.abort() })).toMatchObject({
      rows: 0,
      endedEarly: true,
    });
  });

  it('remarks on a valid row that sells badly', async () => {
    const check = await lookAtRows(
      `${header}\n${good.replace('2019', String(new Date().getFullYear() + 1))}\n`,
    );
    expect(check).toMatchObject({ good: 1, findings: [], withRemarks: 1 });
    expect(check.remarks.map(({ field }) => field)).toEqual(['Year', 'Mileage', 'Pictures']);
  });

  it('never hides a mistake behind remarks', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => exampleRow(`R${index}`, { pictures: [] }));
    const text = toNdjson([...rows, exampleRow('bad', { price: 'x' })]);
    const remarkOn = () => ['Make is new'];
    const check = await lookAtRows(text, { maxFindings: 5, remarkOn });
    expect(check.findings.map(({ reference }) => reference)).toEqual(['bad']);
    expect(check.remarks).toHaveLength(5);
    expect(check.remarksLeftOut).toBeGreaterThanOrEqual(15);
  });

  it.each([
    ['dealerHours', 'Dealer’s opening hours'],
    ['dealerPhone', 'Dealer’s phone'],
    ['dealerEmail', 'Dealer’s email'],
    ['dealerWebsite', 'Dealer’s website'],
  ])('reports what a row fails to say about its dealer with %s, and accepts the row', async (key, field) => {
    const check = await lookAtRows(toNdjson([exampleRow('A', { dealerReference: 'D1', [key]: 'always' })]));
    expect(check).toMatchObject({ good: 1, rejected: 0, withWarnings: 1 });
    expect(check.findings).toMatchObject([{ field, kind: 'warning' }]);
  });

  it('does not look for pictures on the disk of the checking machine', async () => {
    const check = await lookAtRows(toNdjson([exampleRow('A', { pictures: ['passwd', '../passwd'] })]));
    expect(check.findings.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('has .. in its path'),
    ]);
    expect(check).toMatchObject({ good: 1, withWarnings: 1 });
  });
});

describe('a feed that cannot be checked', () => {
  it.each([
    ['an empty file', '', /^stock\.csv contains no rows\.$/],
    ['rows without a header', `${good}\n${good}\n`, /^stock\.csv has no header: its first line should/],
    ['a header alone', `${header}\n`, /^stock\.csv contains no rows\.$/],
    [
      'Latin-1',
      Buffer.from(`${header}\nA1,car,Citro\xebn,C3,Used,2019,9950,Cork,Aoife\n`, 'latin1'),
      /not UTF-8 text.*save it as UTF-8/,
    ],
    ['UTF-16', Buffer.from(`\ufeff${header}`, 'utf16le'), /is UTF-16 text: save it as UTF-8/],
    ['a workbook', Buffer.from('PK\x03\x04…'), /is a ZIP or Excel file: export it as CSV/],
    ['a JSON array', '[{"reference":"A"}]', /is a JSON array/],
    [
      'damaged gzip',
      gzipSync(`${header}\n${good}\n`).subarray(0, 40),
      /is truncated, or its gzip data is damaged/,
    ],
  ])('says what %s is', async (_, content, reason) => {
    expect(await look(content)).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(reason) });
  });

  it('is refused if a little gzip unpacks to a lot', async () => {
    const bomb = gzipSync(header + '\n'.repeat(8 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(64 * 1024);
    expect(await look(bomb)).toEqual({
      kind: 'unreadable',
      reason: 'stock.csv unpacks to more than 1 MB.',
      columns: null,
    });
  });
});
