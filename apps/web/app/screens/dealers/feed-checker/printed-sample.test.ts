import { readFileSync } from 'node:fs';
import { checkFeed } from '@forecourt/store';
import { expect, test } from 'vitest';

const root = new URL('../../../../../..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const limits = { maxUnpackedBytes: 1_000_000, maxFindings: 50, maxRows: 100 };

/** The sample rows that the dealers' page prints. */
function printedSample(): string {
  return /```csv\n(.*?)```/s.exec(read('packages/content/pages/dealer-info.md'))?.[1] ?? '';
}

test.each([
  ['the sample of the page for dealers', printedSample()],
  ['stock.csv', read('docs/examples/stock.csv')],
  ['stock.ndjson', read('docs/examples/stock.ndjson')],
])('%s passes our own check', async (name, text) => {
  const check = await checkFeed(Buffer.from(text), { name, ...limits });
  expect(check).toMatchObject({ kind: 'checked', rejected: 0, columns: { unknown: [], rivals: [] } });
});

test('the table below explains every column of the sample', () => {
  const columns = printedSample().split('\n')[0]?.split(',') ?? [];
  const table = read('packages/content/pages/dealer-info.md');
  expect(columns.filter((column) => !table.includes(`\`${column}\``))).toEqual([]);
});
