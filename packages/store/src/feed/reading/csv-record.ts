/**
 * One CSV record (RFC 4180), parsed line by line, because a quoted cell may hold line breaks. Each line is
 * read once: `a,"b ""c""",` is `a`, `b "c"` and an empty cell.
 */
export class CsvRecord {
  readonly #delimiter: string;
  readonly #cells: string[] = [];
  /** The content so far of a cell whose quote is open. */
  #open: string[] = [];

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /**
   * The cells once the record is complete; null if a quote is open at the end of the line and the record
   * continues.
   */
  take(line: string): string[] | null {
    let from: number | null = this.#open.length > 0 ? this.#takeQuoted(line, 0) : 0;
    while (from !== null && from <= line.length)
      from = line[from] === '"' ? this.#takeQuoted(line, from + 1) : this.#takePlain(line, from);
    return from === null ? null : this.#cells;
  }

  /** Returns where the next cell begins, past the line's end when there is none. */
  #takePlain(line: string, from: number): number {
    const end = this.#cellEnd(line, from);
    this.#cells.push(line.slice(from, end));
    return end + 1;
  }

  #takeQuoted(line: string, from: number): number | null {
    const quote = closingQuote(line, from);
    if (quote < 0) {
      this.#open.push(line.slice(from));
      return null;
    }
    this.#open.push(line.slice(from, quote));
    const inside = this.#open.length === 1 ? (this.#open[0] ?? '') : this.#open.join('\n');
    this.#open = [];
    const end = this.#cellEnd(line, quote);
    // Text after the closing quote is a mistake that other parsers read as part of the cell; so do we.
    const trailing = line.slice(quote + 1, end);
    this.#cells.push((inside.includes('""') ? inside.replaceAll('""', '"') : inside) + trailing);
    return end + 1;
  }

  #cellEnd(line: string, from: number): number {
    const end = line.indexOf(this.#delimiter, from);
    return end < 0 ? line.length : end;
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}
