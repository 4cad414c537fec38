import { parseCsvRecord } from './csv-record.ts';
import { readFeedColumns } from './feed-columns.ts';
import { FeedError } from './feed-error.ts';
import type { FeedRecord } from './feed-record.ts';
import { type Line, maxLineBytes } from './read-lines.ts';

/** CSV with a header. A record may span lines inside quotes. */
export async function* readCsv(lines: AsyncIterable<Line[]>, name: string): AsyncGenerator<FeedRecord[]> {
  const reader = new CsvReader(name);
  for await (const batch of lines) yield batch.flatMap((line) => reader.take(line));
  yield reader.finish();
}

class CsvReader {
  readonly #name: string;
  #header: string[] | null = null;
  #delimiter = ',';
  /** The lines of a record whose quote is still open. */
  #open: Extract<Line, { text: string }>[] = [];
  #openLength = 0;

  constructor(name: string) {
    this.#name = name;
  }

  take(line: Line): FeedRecord[] {
    if ('problem' in line) return [...this.#giveUpOpen(), { line: line.number, problem: line.problem }];
    if (this.#header === null) return this.#takeHeader(line);
    if (this.#open.length === 0 && line.text.trim() === '') return [];
    this.#open.push(line);
    this.#openLength += line.text.length + 1;
    if (this.#openLength > maxLineBytes) return this.#giveUpOpen();
    // Only a line with a quote in it can close what is open.
    if (this.#open.length > 1 && !line.text.includes('"')) return [];
    const text = this.#open.length === 1 ? line.text : this.#open.map((one) => one.text).join('\n');
    const cells = parseCsvRecord(text, this.#delimiter);
    if (cells === null) return [];
    const first = this.#open[0]?.number ?? line.number;
    this.#open = [];
    this.#openLength = 0;
    return [this.#buildRecord(first, cells)];
  }

  finish(): FeedRecord[] {
    if (this.#header === null)
      throw new FeedError(
        'empty',
        `${this.#name} holds no rows: nothing was imported and nothing was ended.`,
      );
    const records: FeedRecord[] = [];
    while (this.#open.length > 0) records.push(...this.#giveUpOpen());
    return records;
  }

  /** A quote that is never closed would swallow the feed: the line that opened it is rejected, those after it are read anew. */
  #giveUpOpen(): FeedRecord[] {
    const [first, ...others] = this.#open;
    if (!first) return [];
    this.#open = [];
    this.#openLength = 0;
    return [
      { line: first.number, problem: 'A quote is opened and not closed' },
      ...others.flatMap((line) => this.take(line)),
    ];
  }

  #takeHeader(line: Extract<Line, { text: string }>): FeedRecord[] {
    if (line.text.trim() === '') return [];
    this.#delimiter = [',', ';', '\t'].find((one) => line.text.includes(one)) ?? ',';
    const header = parseCsvRecord(line.text, this.#delimiter)?.map((cell) => cell.trim()) ?? [];
    refuseBadHeader(header, this.#name);
    this.#header = header;
    return [];
  }

  #buildRecord(line: number, cells: string[]): FeedRecord {
    const header = this.#header ?? [];
    if (cells.length !== header.length) {
      return { line, problem: `The row has ${cells.length} cells where the header has ${header.length}` };
    }
    const row: Record<string, unknown> = {};
    for (const [index, column] of header.entries()) if (column !== '') row[column] = cells[index];
    return { line, row };
  }
}

function refuseBadHeader(header: string[], name: string): void {
  const named = header.filter((column) => column !== '');
  const twice = named.find((column, index) => named.indexOf(column) !== index);
  if (twice)
    throw new FeedError('header', `The header of ${name} names the column ${JSON.stringify(twice)} twice.`);
  const { missing } = readFeedColumns(named);
  if (missing.length > 0) {
    throw new FeedError(
      'header',
      `The header of ${name} lacks ${missing.join(', ')}: is its first line the header?`,
    );
  }
}
