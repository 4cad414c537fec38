import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { makeAdverts, makeDealers, writeMessyRow } from '@forecourt/market';

const seed = 1;

/** The made-up market as dealers and private sellers would send it, each advert a messy row of one CSV. */
export async function writeMessyFeed(path: string, size: number, now: Date): Promise<void> {
  const options = { seed, size, now };
  const dealers = makeDealers(options).map(({ draft }, index) => ({ id: index + 1, draft }));
  const draftOf = new Map(dealers.map(({ id, draft }) => [id, draft]));
  const rows: Record<string, string>[] = [];
  for (const advert of makeAdverts(options, dealers)) {
    if (advert.status !== 'live') continue;
    const { seller } = advert;
    rows.push(
      writeMessyRow(advert, seller.kind === 'trade' ? (draftOf.get(seller.dealerId) ?? null) : null, seed),
    );
  }
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const file = createWriteStream(path);
  file.write(`${columns.map(quoted).join(',')}\n`);
  for (const row of rows) {
    const line = `${columns.map((column) => quoted(row[column] ?? '')).join(',')}\n`;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
