import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFeed } from './decode.ts';
import type { FeedRecord } from './feed-record.ts';
import { readFeed } from './read-feed.ts';
import { exampleRow, makeFolder, toNdjson } from './temporary-feed.ts';

let folder: ReturnType<typeof makeFolder>;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => folder.remove());

async function read(name: string, content: string): Promise<FeedRecord[]> {
  const feed = await openFeed(folder.write(name, content));
  const records: FeedRecord[] = [];
  try {
    for await (const some of readFeed(feed)) for (const record of some) records.push(record);
  } finally {
    await feed.close();
  }
  return records;
}

const header = 'reference,channel,make,model,condition,year,price,county,sellerName,description';
const line = (reference: string, description: string) =>
  `${reference},car,Ford,Focus,Used,2018,9000,Cork,Seán,${description}\n`;
const problemsIn = (records: FeedRecord[]) =>
  records.flatMap((record) => ('problem' in record ? [[record.line, record.problem]] : []));
const descriptionsIn = (records: FeedRecord[]) =>
  records.flatMap((record) => ('row' in record ? [record.row.description] : []));

describe('a feed in CSV', () => {
  it('is read with quotes, commas and line breaks in its cells', async () => {
    const records = await read(
      'a.csv',
      `${header}\n${line('A', '"Two ""keys"", one\nowner"')}${line('B', 'plain')}`,
    );
    expect(descriptionsIn(records)).toEqual(['Two "keys", one\nowner', 'plain']);
  });

  it.each([';', '\t'])('may separate its cells with %j', async (delimiter) => {
    const records = await read('a.csv', `${header}\n${line('A', 'x')}`.replaceAll(',', delimiter));
    expect(records).toMatchObject([{ row: { reference: 'A', description: 'x' } }]);
  });

  it('may end its lines with bare carriage returns', async () => {
    const text = `${header}\n${line('A', '"x"')}${line('B', 'y')}`;
    expect(descriptionsIn(await read('a.csv', text.replaceAll('\n', '\r')))).toEqual(['x', 'y']);
  });

  it('reports rows that are too short', async () => {
    const records = await read('a.csv', `${header}\n${line('A', 'x')}B,car,Ford\nC\n`);
    expect(problemsIn(records)).toEqual([
      [3, 'The row has 3 cells where the header has 10'],
      [4, 'The row has 1 cell where the header has 10'],
    ]);
  });

  it('loses only the line whose quote is never closed', async () => {
    const records = await read('a.csv', `${header}\n${line('A', '"open')}${line('B', 'x')}${line('C', 'y')}`);
    expect(problemsIn(records)).toEqual([[2, 'A quote is opened and not closed']]);
    expect(descriptionsIn(records)).toEqual(['x', 'y']);
  });

  it('loses only the line whose quote is not closed in time, and reads later quotes as before', async () => {
    const filler = Array.from({ length: 1500 }, (_, index) => line(`N${index}`, 'x')).join('');
    const records = await read(
      'a.csv',
      `${header}\n${line('A', '"open')}${filler}${line('B', '"one\ntwo"')}`,
    );
    expect(problemsIn(records)).toEqual([
      [2, 'A quote is opened and not closed within 1,000 lines and 1 MB'],
    ]);
    expect(descriptionsIn(records)).toHaveLength(1501);
    expect(descriptionsIn(records).at(-1)).toBe('one\ntwo');
  });

  // Either would take hours if each line were read again with every line that follows it.
  it.each([
    ['doubles a quote', 'x""y\n'],
    ['closes one cell and opens another', 'x","\n'],
  ])('may hold an open quote and then 180,000 lines of which each %s', async (_, text) => {
    const records = await read('a.csv', `${header}\n${line('A', '"open')}${text.repeat(180_000)}`);
    expect(records).toHaveLength(180_001);
  });

  it('says which lines an open quote swallowed', async () => {
    const records = await read('a.csv', `${header}\n${line('B', '"open')}C,car,"Ford",more\n`);
    expect(problemsIn(records)).toEqual([
      [
        2,
        'The row has 11 cells where the header has 10, in lines 2 to 3: is a quote missing or one too many?',
      ],
    ]);
  });

  it.each([
    ['has too many columns', `${header}${',x'.repeat(1000)}\n`, /has more than 1,000 columns/],
    ['lacks columns', 'reference,channel\nA,car\n', /lacks make, model, year/],
    ['names a column twice', `${header},make\n`, /names the column "make" twice/],
    ['is a row', line('A', 'x'), /^a\.csv has no header/],
    ['is endless', 'x'.repeat(2_000_000), /The first line of a\.csv should be the header.* longer than 1 MB/],
  ])('is refused if its header %s', async (_, content, sentence) => {
    await expect(read('a.csv', content)).rejects.toThrow(sentence);
  });
});

describe('a feed', () => {
  it('is NDJSON by its first character, whatever its name', async () => {
    expect(await read('a.csv', `\n  ${toNdjson([exampleRow('A')])}`)).toMatchObject([
      { line: 2, row: { reference: 'A' } },
    ]);
  });

  it('is NDJSON by its name if its first line is invalid', async () => {
    expect(problemsIn(await read('a.ndjson', `rubbish\n${toNdjson([exampleRow('A')])}`))).toEqual([
      [1, 'The line is not valid JSON'],
    ]);
  });

  it('whose first object is truncated loses only that line', async () => {
    const records = await read('a.ndjson', `{"reference":"X",\n${toNdjson([exampleRow('A')])}`);
    expect(problemsIn(records)).toEqual([[1, 'The line is not valid JSON']]);
    expect(records).toHaveLength(2);
  });

  it.each([
    [
      'a JSON array',
      `[\n${JSON.stringify(exampleRow('A'))}\n]`,
      /a\.json is a JSON array: .*one JSON object per line/,
    ],
    ['an array in one line', JSON.stringify([exampleRow('A')]), /is a JSON array/],
    ['a long array', JSON.stringify([exampleRow('A', { x: 'y'.repeat(2_000_000) })]), /is a JSON array/],
    ['an empty array', '[]', /is a JSON array/],
    ['indented', JSON.stringify(exampleRow('A'), null, 2), /is indented JSON: .*one JSON object per line/],
    ['indented after the brace', '{ "reference": "A",\r\n  "make": "Ford" }', /is indented JSON/],
    ['null', 'null', /is JSON of another shape: .*one JSON object per line/],
    ['an array of something else', '[null, 1]', /is JSON of another shape/],
    ['XML', '\n<?xml version="1.0"?>\n<stock></stock>', /is XML or HTML: a feed is NDJSON/],
  ])('that is %s is refused as such', async (_, content, sentence) => {
    await expect(read('a.json', content)).rejects.toThrow(sentence);
  });
});
