import { maxColumns, readFeedColumns } from '../columns/feed-columns.ts';
import type { FeedMap } from '../columns/feed-map.ts';
import { countOf } from '../report/count-of.ts';
import { CsvRecord } from './csv-record.ts';
import { FeedError, HeaderError } from './feed-error.ts';
import type { FeedRecord } from './feed-record.ts';
import { type Line, maxLineBytes } from './read-lines.ts';

/** No description needs more; without a limit, one stray quote would swallow the feed. */
export const maxRecordLines = 1000;

export interface HeaderOptions {
  map?: FeedMap;
  allowsAnyHeader?: boolean;
}

/** CSV with a header. A record may span lines inside quotes. */
export async function* readCsv(
  lines: AsyncIterable<Line[]>,
  name: string,
  options: HeaderOptions = {},
): AsyncGenerator<FeedRecord[]> {
  const reader = new CsvReader(name, options);
  for await (const batch of lines) yield batch.flatMap((line) => reader.take(line));
  yield reader.finish();
}

type TextLine = Extract<Line, { text: string }>;

class CsvReader {
  readonly #name: string;
  readonly #options: HeaderOptions;
  #header: string[] | null = null;
  /** The columns that have a name. */
  #named: readonly string[] = [];
  #delimiter = ',';
  /** The record whose quote is still open, and its lines. */
  #record: CsvRecord | null = null;
  #open: TextLine[] = [];
  #openLength = 0;

  constructor(name: string, options: HeaderOptions) {
    this.#name = name;
    this.#options = options;
  }

  take(line: Line): FeedRecord[] {
    if (this.#header === null) return this.#takeHeader(line);
    if ('problem' in line)
      return [...this.#giveUpOpen(neverClosed), { line: line.number, problem: line.problem }];
    if (this.#record === null && line.text.trim() === '') return [];
    this.#record ??= new CsvRecord(this.#delimiter);
    this.#open.push(line);
    this.#openLength += line.text.length + 1;
    const cells = this.#record.take(line.text);
    if (cells === null) return this.#isOpenTooLong() ? this.#giveUpOpen(notClosedInTime) : [];
    const first = this.#open[0]?.number ?? line.number;
    this.#forgetOpen();
    return [this.#buildRecord(first, line.number, cells)];
  }

  finish(): FeedRecord[] {
    if (this.#header === null)
      throw new FeedError(
        'empty',
        `${this.#name} contains no rows: nothing was imported and nothing was ended.`,
      );
    return this.#giveUpOpen(neverClosed);
  }

  #isOpenTooLong(): boolean {
    return this.#open.length >= maxRecordLines || this.#openLength > maxLineBytes;
  }

  /**
   * The line that opened the quote is rejected. The lines after it are read again, each by itself, so no line
   * is read more than twice, whatever quotes they contain.
   */
  #giveUpOpen(problem: string): FeedRecord[] {
    const [first, ...others] = this.#open;
    if (!first) return [];
    this.#forgetOpen();
    return [{ line: first.number, problem }, ...others.flatMap((line) => this.#readAlone(line))];
  }

  #readAlone({ number, text }: TextLine): FeedRecord[] {
    if (text.trim() === '') return [];
    const cells = new CsvRecord(this.#delimiter).take(text);
    return [cells ? this.#buildRecord(number, number, cells) : { line: number, problem: neverClosed }];
  }

  #forgetOpen(): void {
    this.#record = null;
    this.#open = [];
    this.#openLength = 0;
  }

  #takeHeader(line: Line): FeedRecord[] {
    if ('problem' in line)
      throw new FeedError(
        'header',
        `The first line of ${this.#name} should be the header of a CSV file. ${line.problem}.`,
      );
    if (line.text.trim() === '') return [];
    this.#delimiter = [',', ';', '\t'].find((one) => line.text.includes(one)) ?? ',';
    const cells = new CsvRecord(this.#delimiter).take(line.text);
    const header = cells?.map((cell) => cell.trim()) ?? [];
    refuseBadHeader(header, this.#name, this.#options);
    this.#header = header;
    this.#named = header.filter((column) => column !== '');
    return [];
  }

  #buildRecord(line: number, lastLine: number, cells: string[]): FeedRecord {
    const header = this.#header ?? [];
    if (cells.length !== header.length) {
      const span =
        lastLine > line ? `, in lines ${line} to ${lastLine}: is a quote missing or one too many?` : '';
      return {
        line,
        problem: `The row has ${countOf(cells.length, 'cell')} where the header has ${header.length}${span}`,
      };
    }
    const row: Record<string, unknown> = {};
    for (const [index, column] of header.entries()) if (column !== '') row[column] = cells[index];
    return { line, row, header: this.#named };
  }
}

const neverClosed = 'A quote is opened and not closed';
const notClosedInTime = `A quote is opened and not closed within ${countOf(maxRecordLines, 'line')} and ${maxLineBytes / 1024 / 1024} MB`;

function refuseBadHeader(header: string[], name: string, { map, allowsAnyHeader }: HeaderOptions): void {
  const named = header.filter((column) => column !== '');
  if (named.length > maxColumns)
    throw new FeedError('header', `The header of ${name} has more than ${countOf(maxColumns, 'column')}.`);
  const twice = named.find((column, index) => named.indexOf(column) !== index);
  if (twice)
    throw new FeedError(
      'header',
      `The header of ${name} names the column ${JSON.stringify(twice.slice(0, 60))} twice.`,
    );
  if (allowsAnyHeader) return;
  const { understood, missing } = readFeedColumns(named, map);
  if (understood.length === 0)
    throw new FeedError(
      'header',
      `${name} has no header: its first line should name the columns, such as reference, make, model and price.`,
    );
  if (missing.length > 0) {
    throw new HeaderError(
      `The header of ${name} lacks ${missing.join(', ')}: is its first line the header?`,
      named,
    );
  }
}
